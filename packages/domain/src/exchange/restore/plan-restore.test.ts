import { describe, expect, it } from 'vitest'
import { defaultGyms } from '../../gym/gym.ts'
import type { FileExercise } from '../../program/file/program-file.ts'
import { everyKind } from '../../test-kit/written-workouts.ts'
import { planRestore, type RestoreTarget } from './plan-restore.ts'
import type { RestorableExport } from './restorable-export.ts'

const sled: FileExercise = {
  ...{ id: 'custom-sled', name: 'Traîneau', equipment: '', description: '' },
  ...{ muscle_group_id: 'legs', muscle_ids: ['quads'] },
}
const sets = [{ reps: 5, weight: 60, rest: 90 }]
const program = {
  ...{ id: 'p1', name: 'Jambes', description: '', image_url: null, is_copy: true },
  exercises: [
    { exercise_id: 'custom-sled', default_rest: 60, sets },
    { exercise_id: 'predefined-squat', default_rest: 60, sets },
  ],
}
const { version: _, ...workout } = everyKind
const set = { exercise_id: 'custom-sled', exercise_name: 'Traîneau', reps: 5, weight: 60 }
const workouts = [
  { ...workout, id: 'w1', program_id: 'p1', sets: [set], notes: { places: { 'custom-sled': 'Lourd', other: 'x' } } },
  { ...workout, id: 'w2', program_id: 'gone', sets: [] },
  { ...workout, id: 'w3', program_id: 'predefined', sets: [{ ...set, place: 'own' }] },
]
const file: RestorableExport = {
  owner: 'ada',
  exercises: [sled],
  programs: [program],
  workouts,
  gym: { ...defaultGyms.kg, exercises: [{ exercise_id: 'custom-sled', note: 'Corde' }] },
  plan: {
    schedule: { kind: 'weekdays', programs: ['p1', null, 'gone', null, null, null, null] },
    deload_until: null,
    folders: [{ name: 'Force', programs: ['p1', 'gone'] }],
  },
  measures: [
    { day: '2026-03-01', kind: 'weight', value: 80 },
    { day: '2026-03-01', kind: 'waist', value: 84 },
  ],
  names: [{ name: 'Sled', exercise_id: 'custom-sled' }],
}

const nobody = (changes: Partial<RestoreTarget> = {}): RestoreTarget => {
  let made = 0
  const newId = () => {
    made += 1
    return `new-${made}`
  }
  return {
    ...{ exercises: [], programs: [], entries: [], measures: [], hasGym: false, hasPlan: false, newId },
    isExercise: (id) => id.startsWith('predefined-'),
    isPredefined: (id) => id === 'predefined',
    entryId: (id) => `here-${id}`,
    isGroup: (id) => id === 'legs',
    groupOf: () => 'legs',
    anyGroup: 'legs',
    ...changes,
  }
}

/** The account after what was planned. */
const restored = (target: RestoreTarget, plan: ReturnType<typeof planRestore>): RestoreTarget => ({
  ...target,
  exercises: [...target.exercises, ...plan.exercises],
  programs: [...target.programs, ...plan.programs],
  entries: [...target.entries, ...plan.workouts.map((each) => ({ ...each, version: 1, origin: 'import' as const }))],
  measures: [...target.measures, ...plan.measures],
  hasGym: target.hasGym || plan.gym !== null,
  hasPlan: target.hasPlan || plan.plan !== null,
})

describe('an export that goes into an account without anything', () => {
  it('is made under new ids with every reference to them', () => {
    const plan = planRestore(file, nobody())
    expect(plan.exercises).toEqual([{ ...sled, id: 'custom-new-1' }])
    expect(plan.programs).toMatchObject([{ id: 'new-2', is_copy: true }])
    const used = plan.programs[0]?.exercises.map(({ exercise_id }) => exercise_id)
    expect(used).toEqual(['custom-new-1', 'predefined-squat'])
    expect(plan.workouts).toEqual([
      {
        ...workouts[0],
        ...{ id: 'here-w1', program_id: 'new-2', sets: [{ ...set, exercise_id: 'custom-new-1' }] },
        notes: { places: { 'custom-new-1': 'Lourd', other: 'x' } },
      },
      { ...workouts[1], id: 'here-w2', program_id: null },
      {
        ...workouts[2],
        id: 'here-w3',
        program_id: 'predefined',
        sets: [{ ...set, exercise_id: 'custom-new-1', place: 'own' }],
      },
    ])
    expect(plan.gym?.exercises).toEqual([{ exercise_id: 'custom-new-1', note: 'Corde' }])
    expect(plan.plan?.schedule.programs).toEqual(['new-2', null, null, null, null, null, null])
    expect(plan.plan?.folders).toEqual([{ name: 'Force', programs: ['new-2'] }])
    expect(plan.measures).toEqual(file.measures)
    expect(plan.names).toEqual([{ name: 'Sled', exercise_id: 'custom-new-1' }])
    expect(plan.counts.workouts).toEqual({ made: 3, present: 0 })
  })
})

describe('a program with an exercise that is neither in the export nor here', () => {
  const other = { ...program, id: 'p2', exercises: [{ exercise_id: 'of-another-library', default_rest: 60, sets }] }
  const ofBoth = { ...file, programs: [program, other] }

  it('is left out and named; the others are made', () => {
    const plan = planRestore(ofBoth, nobody())
    expect([plan.programs.length, plan.lacking]).toEqual([1, [other]])
    expect(plan.counts.programs).toEqual({ made: 1, present: 0 })
  })

  it('leaves the schedule and the workouts without it', () => {
    const schedule = { kind: 'rotation', programs: ['p2', 'p1'] } as const
    const plan = planRestore(
      {
        ...ofBoth,
        plan: { schedule, deload_until: null },
        workouts: [{ ...workout, id: 'w', program_id: 'p2', sets: [] }],
      },
      nobody(),
    )
    expect(plan.plan?.schedule.programs).toEqual([plan.programs[0]?.id])
    expect(plan.workouts[0]?.program_id).toBeNull()
  })

  it('is made where the account has the exercise, or the export brings it', () => {
    const own = { ...other, exercises: [{ exercise_id: 'custom-mine', default_rest: 60, sets }] }
    const target = nobody({ isExercise: (id) => id === 'custom-mine' })
    expect(planRestore({ ...file, programs: [own] }, target).lacking).toEqual([])
    const brought = { ...program, exercises: program.exercises.slice(0, 1) }
    expect(planRestore({ ...file, programs: [brought] }, nobody({ isExercise: () => false })).lacking).toEqual([])
  })
})

describe('an export of what is here', () => {
  it('adds nothing when it is restored twice', () => {
    const target = nobody()
    const again = planRestore(file, restored(target, planRestore(file, target)))
    expect([again.exercises, again.programs, again.workouts, again.gym, again.plan]).toEqual([[], [], [], null, null])
    expect(again.measures).toEqual([])
    expect(again.counts).toEqual({
      exercises: { made: 0, present: 1 },
      programs: { made: 0, present: 1 },
      workouts: { made: 0, present: 3 },
      measures: { made: 0, present: 2 },
    })
  })

  it('keeps what was changed here since, and says which workouts', () => {
    const target = nobody()
    const first = restored(target, planRestore(file, target))
    const entries = first.entries.map((entry) => ({ ...entry, sets: entry.sets.map((each) => ({ ...each, reps: 9 })) }))
    const again = planRestore(file, { ...first, entries })
    expect(again.workouts).toEqual([])
    expect(again.counts.workouts).toEqual({ made: 0, present: 1 })
    expect(again.changed).toEqual(entries.filter(({ sets }) => sets.length > 0))
  })

  it('keeps the ids of what is here under them, and makes two of two that are alike', () => {
    const plan = planRestore(file, nobody({ exercises: [{ ...sled, id: 'custom-other' }, sled] }))
    expect([plan.exercises, plan.names[0]?.exercise_id]).toEqual([[], 'custom-sled'])
    const twins = { ...file, exercises: [sled, { ...sled, id: 'custom-twin' }] }
    expect(planRestore(twins, nobody({ exercises: [sled] })).exercises).toEqual([{ ...sled, id: 'custom-new-1' }])
    const other = { ...sled, id: 'custom-other' }
    expect(planRestore(twins, nobody({ exercises: [sled, other] })).exercises).toEqual([])
  })

  it('reads each program once, however many are compared', () => {
    let reads = 0
    const counted = (id: string, name: string) => ({
      ...program,
      id,
      get name() {
        reads += 1
        return name
      },
    })
    const programs = Array.from({ length: 30 }, (_, index) => counted(`here-${index}`, `Program ${index}`))
    const others = Array.from({ length: 40 }, (_, index) => ({ ...program, id: `p${index}`, name: `Other ${index}` }))
    const plan = planRestore({ ...file, programs: others }, nobody({ programs }))
    expect([plan.programs.length, reads]).toEqual([40, 30])
  })

  it('keeps the measure of a day that is here', () => {
    const plan = planRestore(file, nobody({ measures: [{ day: '2026-03-01', kind: 'weight', value: 79 }] }))
    expect(plan.measures.map(({ kind }) => kind)).toEqual(['waist'])
  })

  it('empties a rotation of which no program came along', () => {
    const plan = { schedule: { kind: 'rotation' as const, programs: ['gone'] }, deload_until: null, goal: 4 }
    const emptied = planRestore({ ...file, plan }, nobody())
    expect(emptied.plan).toEqual({ schedule: { kind: 'none', programs: [] }, deload_until: null, goal: 4 })
  })
})
