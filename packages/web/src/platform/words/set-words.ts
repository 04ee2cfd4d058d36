import type { SetKind } from '@fonte/domain/set/kind'
import type { WeightUnit } from '@fonte/domain/units/weight'
import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'

const signs = { drop: '−', backoff: '↓', failure: '!', amrap: '+', cluster: '/' } as const
const frMarks: Readonly<Record<SetKind, string>> = { ...signs, work: 'T', warmup: 'É' }
const enMarks: Readonly<Record<SetKind, string>> = { ...signs, work: '•', warmup: 'W' }

/** What a set is called by its kind, and what it is measured in. */
export const setWords = dictionary({
  kind: { fr: 'Type de série', en: 'Set type' },
  work: { fr: 'Travail', en: 'Working' },
  warmup: { fr: 'Échauffement', en: 'Warm-up' },
  drop: { fr: 'Dégressive', en: 'Drop' },
  backoff: { fr: 'Allégée (back-off)', en: 'Back-off' },
  failure: { fr: 'À l’échec', en: 'To failure' },
  amrap: { fr: 'Maximum (AMRAP)', en: 'AMRAP' },
  cluster: { fr: 'Fractionnée (cluster)', en: 'Cluster' },
  /** The letter or sign of a kind; its word stands in the name of what it is on. */
  mark: { fr: (kind: SetKind) => frMarks[kind], en: (kind) => enMarks[kind] },
  addedWeight: { fr: (unit: WeightUnit) => `Lest (${unit})`, en: (unit) => `Added weight (${unit})` },
  /** Of a band, whose weight nobody lifts. */
  resistance: { fr: (unit: WeightUnit) => `Résistance (${unit})`, en: (unit) => `Resistance (${unit})` },
  seconds: { fr: 'Durée (s)', en: 'Time (s)' },
  distance: { fr: 'Distance (m)', en: 'Distance (m)' },
  assist: { fr: (unit: WeightUnit) => `Assistance (${unit})`, en: (unit) => `Assistance (${unit})` },
  rir: { fr: 'Répétitions en réserve (RIR)', en: 'Reps in reserve (RIR)' },
  rpe: { fr: 'Effort perçu (RPE)', en: 'Perceived effort (RPE)' },
  noEffort: { fr: 'Aucun', en: 'None' },
  reps_max: { fr: 'Répétitions, au plus', en: 'Reps, at most' },
  side: { fr: 'Côté', en: 'Side' },
  bothSides: { fr: 'Les deux', en: 'Both' },
  left: { fr: 'Gauche', en: 'Left' },
  right: { fr: 'Droite', en: 'Right' },
  eachSide: { fr: 'Par côté', en: 'Each side' },
  range: {
    fr: ({ count, reps, reps_max }: { count: string; reps: string; reps_max: string }) =>
      `${count} × ${reps} à ${reps_max} rép.`,
    en: ({ count, reps, reps_max }) => `${count} × ${reps}–${reps_max} reps`,
  },
  repsOf: {
    fr: ({ reps }: { reps: string }) => `${reps}\u00a0rép.`,
    en: ({ reps }) => (reps === '1' ? '1\u00a0rep' : `${reps}\u00a0reps`),
  },
  secondsOf: { fr: ({ seconds }: { seconds: string }) => `${seconds} s`, en: ({ seconds }) => `${seconds} s` },
  metres: { fr: ({ distance }: { distance: string }) => `${distance} m`, en: ({ distance }) => `${distance} m` },
  assistOf: {
    fr: ({ assist, unit }: { assist: string; unit: WeightUnit }) => `assistance ${assist}\u00a0${unit}`,
    en: ({ assist, unit }) => `${assist}\u00a0${unit} assistance`,
  },
  /** The how many-eth group of a program, from 0. */
  groupName: {
    fr: ({ group, size }: { group: number; size: number }) => `${size > 2 ? 'Circuit' : 'Superset'} ${letterOf(group)}`,
    en: ({ group, size }) => `${size > 2 ? 'Circuit' : 'Superset'} ${letterOf(group)}`,
  },
})

/** What a set counts: `8` repetitions, or `8 rép. · 40 m · 30 s` where it has a distance or a time. */
export function countText(
  { lang, number }: { readonly lang: Language; readonly number: (value: number) => string },
  { reps, seconds, distance }: Counted,
): string {
  if (seconds === undefined && distance === undefined) return number(reps)
  return [
    ...(reps === 0 ? [] : [setWords(lang).repsOf({ reps: number(reps) })]),
    ...(distance === undefined ? [] : [`${number(distance)}\u00a0m`]),
    ...(seconds === undefined ? [] : [`${number(seconds)}\u00a0s`]),
  ].join(' · ')
}

type Counted = {
  readonly reps: number
  readonly seconds?: number | undefined
  readonly distance?: number | undefined
}

/** The kinds in the order of the screens. */
export const shownKinds = [
  'work',
  'warmup',
  'drop',
  'backoff',
  'failure',
  'amrap',
  'cluster',
] as const satisfies readonly SetKind[]

/** A to Y: of 50 exercises no more than 25 groups are made. */
function letterOf(group: number): string {
  return String.fromCodePoint(65 + group)
}
