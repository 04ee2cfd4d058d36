/** A lift of the demo account: what its program plans, and how it goes over a year. */
export interface DemoLift {
  readonly exercise: string
  /** Kg on the first day. Of a lift of the body what is added to it; below zero: what is taken off. */
  readonly start: number
  /** Kg from one load to the next. */
  readonly step: number
  /** Repetitions: from the lower to the upper end, then the next load. Of a timed lift: seconds. */
  readonly reps: readonly [number, number]
  readonly sets: number
  /** Seconds. */
  readonly rest: number
  /** How likely (0 to 1) a workout brings one more repetition than the last one. */
  readonly gain: number
  readonly warmUps?: true
  /** In the second half of the year a lighter set comes last. */
  readonly backOff?: true
  readonly ofBody?: true
  readonly timed?: true
}

export interface DemoProgram {
  readonly name: string
  readonly description: string
  readonly lifts: readonly DemoLift[]
}

const lift = (
  exercise: string,
  [start, step]: readonly [number, number],
  reps: readonly [number, number],
  more: Omit<DemoLift, 'exercise' | 'start' | 'step' | 'reps'>,
): DemoLift => ({ exercise: `predefined-${exercise}`, start, step, reps, ...more })

/** Three programs in turn, as many people train who have left their first months behind. */
export const demoPrograms: readonly DemoProgram[] = [
  {
    name: 'Poussée',
    description: 'Pectoraux, épaules et triceps, le développé couché d’abord.',
    lifts: [
      lift('développé-couché', [60, 2.5], [5, 8], { sets: 4, rest: 150, gain: 0.95, warmUps: true, backOff: true }),
      lift('développé-militaire', [32.5, 2.5], [6, 8], { sets: 3, rest: 120, gain: 0.55 }),
      lift('développé-incliné-aux-haltères', [18, 2], [8, 12], { sets: 3, rest: 90, gain: 0.5 }),
      lift('élévations-latérales-aux-haltères', [7, 1], [12, 16], { sets: 3, rest: 60, gain: 0.4 }),
      lift('extension-triceps-à-la-corde', [17.5, 2.5], [10, 14], { sets: 3, rest: 60, gain: 0.5 }),
    ],
  },
  {
    name: 'Tirage',
    description: 'Dos et biceps : tractions, puis rowing.',
    lifts: [
      lift('traction-en-pronation', [-12.5, 2.5], [5, 8], { sets: 4, rest: 150, gain: 0.95, ofBody: true }),
      lift('rowing-à-la-barre', [47.5, 2.5], [6, 8], { sets: 3, rest: 120, gain: 0.75, warmUps: true }),
      lift('tirage-horizontal-à-la-poulie', [45, 2.5], [10, 12], { sets: 3, rest: 90, gain: 0.35 }),
      lift('face-pull', [15, 2.5], [12, 15], { sets: 3, rest: 60, gain: 0.3 }),
      lift('curl-aux-haltères', [9, 1], [8, 12], { sets: 3, rest: 60, gain: 0.5 }),
    ],
  },
  {
    name: 'Jambes',
    description: 'Squat, soulevé de terre roumain, mollets et planche.',
    lifts: [
      lift('squat-à-la-barre', [70, 2.5], [5, 7], { sets: 4, rest: 180, gain: 0.9, warmUps: true, backOff: true }),
      lift('soulevé-de-terre-roumain-à-la-barre', [50, 2.5], [8, 10], { sets: 3, rest: 120, gain: 0.6 }),
      lift('presse-à-cuisses', [60, 5], [10, 12], { sets: 2, rest: 120, gain: 0.4 }),
      lift('leg-curl-allongé', [27.5, 2.5], [10, 12], { sets: 3, rest: 75, gain: 0.35 }),
      lift('extension-des-mollets-debout-à-la-machine', [30, 2.5], [12, 15], { sets: 3, rest: 60, gain: 0.45 }),
      lift('planche', [0, 0], [40, 120], { sets: 2, rest: 60, gain: 0.7, timed: true }),
    ],
  },
]
