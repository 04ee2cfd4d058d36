import { exerciseBounds } from '@fonte/domain/exercise/bounds'
import { defaultGyms } from '@fonte/domain/gym/gym'
import { dayOfNumber } from '@fonte/domain/history/day'
import { noteBounds } from '@fonte/domain/history/workout-history'
import { libraryBounds } from '@fonte/domain/library/bounds'
import { programBounds } from '@fonte/domain/program/bounds'
import { setBounds } from '@fonte/domain/set/set-details'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Route, smallBody } from './route.ts'
import { type OperationId, routes } from './routes.ts'

const uuid = '019a0000-0000-7000-8000-000000000000'
const custom = `custom-${uuid}`
const letters = (number: number) => '𠮷'.repeat(number)
const imageUrl = `https://x.example/${'a'.repeat(1_900)}`
const instant = '2026-11-22T12:00:00.000Z'
const many = <T>(number: number, item: (index: number) => T) =>
  Array.from({ length: number }, (_, index) => item(index))

const exercise = {
  name: letters(exerciseBounds.name.max),
  equipment: letters(exerciseBounds.equipment.max),
  description: letters(exerciseBounds.description.max),
  muscle_group_id: letters(200),
  muscle_ids: many(20, (index) => `${letters(198)}${10 + index}`),
  image_url: imageUrl,
}

const set = {
  reps: 1000,
  reps_max: 1000,
  weight: 2000,
  weight_lb: 4409.25,
  rest: 3600,
  kind: 'backoff',
  rir: 9.5,
  seconds: 86_400,
  distance: 1_000_000,
}
const program = {
  name: letters(programBounds.name.max),
  description: letters(programBounds.description.max),
  image_url: imageUrl,
  exercises: many(programBounds.exercises.max, (index) => ({
    exercise_id: `custom-${uuid.slice(0, -2)}${10 + index}`,
    default_rest: 3600,
    place: `place-${index}-${uuid}`,
    group: 1 + index,
    group_rest: 120,
    progression: { kind: '531' as const, step: 49.75, tm: 1999.75, week: 4 },
    note: letters(setBounds.note.max),
    sets: many(programBounds.sets.max, () => set),
  })),
}

const { reps_max: _max, rest: _rest, ...lifted } = set
const done = {
  exercise_id: custom,
  exercise_name: 'Développé incliné aux haltères',
  ...lifted,
  side: 'right',
  group: 50,
  at: 6_000_000,
  place: uuid,
}
const workout = {
  id: uuid,
  program_id: uuid,
  program_name: letters(programBounds.name.max),
  duration_minutes: 100_000,
  started_at: instant,
  completed_at: instant,
  sent_at: instant,
  utc_offset: -840,
  origin: 'hand',
  sets: many(1_500, () => done),
  notes: { places: Object.fromEntries(many(10, (index) => [`${index}`, letters(noteBounds.note.max)])) },
  cycles: many(programBounds.exercises.max, (index) => ({
    place: `place-${10 + index}-${uuid}`,
    from: { kind: '531', step: 49.75, tm: 1949.75, week: 4 },
    to: { kind: '531', step: 49.75, tm: 1999.75, week: 1 },
  })),
}

const { id: _id, program_id: _program, sent_at: _sent, origin: _origin, cycles: _cycles, ...workoutChange } = workout

const lines = many(250, (index) => `exercise-removed:custom-${uuid.slice(0, -3)}${100 + index}`)

const { equipment: _, ...described } = exercise
const libraryExercise = {
  ...described,
  name_en: exercise.name,
  aliases: many(exerciseBounds.aliases.max, () => exercise.name),
  aliases_en: many(exerciseBounds.aliases.max, () => exercise.name),
  equipment_ids: many(exerciseBounds.equipmentIds.max, (index) => `${letters(198)}${10 + index}`),
  description_en: exercise.description,
  muscle_ids: many(exerciseBounds.muscles.max, (index) => `${letters(198)}${10 + index}`),
}

const setups = many(33, (index) => ({ exercise_id: `custom-${uuid.slice(0, -2)}${10 + index}`, note: letters(200) }))
const gym = { ...defaultGyms.kg, exercises: setups }

const trainingPlan = {
  schedule: { kind: 'rotation' as const, programs: many(14, (index) => `${uuid.slice(0, -2)}${10 + index}`) },
  deload_until: '2026-11-29',
  goal: 7,
  folders: many(20, (folder) => ({
    name: `${letters(38)}${10 + folder}`,
    programs: many(10, (index) => `${uuid.slice(0, -3)}${100 + folder * 10 + index}`),
  })),
}

const predefined = { ...program, name_en: program.name, description_en: program.description }

/** A hundred usual workouts, and what a long file needs to know; a device cuts longer ones into more calls. */
const imported = {
  ...{
    id: uuid,
    program_id: uuid,
    program_name: letters(programBounds.name.max),
    utc_offset: -840,
    instead: 'replace',
  },
  ...{ duration_minutes: 100_000, started_at: instant, completed_at: instant },
  sets: many(24, () => done),
}
const begun = {
  ...{ id: uuid, format: 'stronglifts', file_name: letters(255), rows: 100_000 },
  names: many(1_000, () => ({ name: letters(exerciseBounds.name.max), exercise_id: custom })),
  exercise_ids: many(500, () => custom),
}

const measures = many(500, (index) => ({ day: dayOfNumber(index), kind: 'right-forearm', value: 299.99 }))

/** Of the operations that name how large their body may be. */
const large: readonly [OperationId, unknown][] = [
  ['create-exercise', { id: custom, ...exercise }],
  ['update-exercise', exercise],
  ['create-program', { id: uuid, ...program }],
  ['update-program', { version: 2_000_000_000, ...program }],
  ['create-library-exercise', libraryExercise],
  ['update-library-exercise', { version: 2_000_000_000, ...libraryExercise }],
  ['create-predefined-program', { id: uuid, ...predefined }],
  ['update-predefined-program', { version: 2_000_000_000, ...predefined }],
  ['order-muscle-groups', { ids: many(libraryBounds.groups, () => letters(200)) }],
  ['order-muscles', { ids: many(libraryBounds.muscles, () => letters(200)) }],
  ['create-workout-history', workout],
  ['create-import', begun],
  ['import-workouts', { entries: many(100, () => imported) }],
  ['update-workout-history', { ...workoutChange, version: 2_000_000_000, duration_minutes: 1440 }],
  ['put-training-plan', { version: 2_000_000_000, content: trainingPlan, import_id: uuid }],
  ['put-gym', { content: gym, version: 2_000_000_000, import_id: uuid }],
  ['put-body-measures', { measures }],
  ['create-report', { id: uuid, report_type: 'Comportement inapproprié', content: letters(5_000) }],
  ['answer-report', { id: uuid, content: letters(5_000), version: 2_000_000_000 }],
  [
    'create-post',
    {
      ...{ id: uuid, programId: uuid, title: letters(100), message: letters(1_000) },
      note_places: many(programBounds.exercises.max, (index) => `${letters(198)}${10 + index}`),
    },
  ],
  ['report-post', { id: uuid, content: letters(5_000) }],
  ['take-copy-change', { version: 2_000_000_000, source_version: 2_000_000_000, take: lines, leave: lines }],
]

/** Of others that come near to what every body may be. */
const small: readonly [OperationId, unknown][] = [
  [
    'sign-up',
    {
      email: `${'a'.repeat(60)}@${'b'.repeat(180)}.example`,
      password: letters(256),
      full_name: letters(100),
      username: letters(30),
      lang: 'fr',
    },
  ],
  ['change-password', { current_password: letters(256), password: letters(256) }],
]

/** Workouts of the shortest sets, each under a name of its own in its file, as many as one call may bring. */
const shortest = (sets: number) => ({
  entries: many(Math.ceil(sets / 1_500), (index) => {
    const length = Math.min(1_500, sets - index * 1_500)
    return {
      ...{ id: uuid, program_name: 's', duration_minutes: 1, started_at: null, completed_at: instant },
      sets: many(length, () => ({ exercise_id: 's', exercise_name: 's', reps: 1, weight: 1 })),
      runs: many(length, () => ['s', 1]),
    }
  }),
})

/** How many items all its lists have together: a set, its run, and the two of which a run is made. */
const itemsOf = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0
  const inner = Object.values(value)
  return (Array.isArray(value) ? inner.length : 0) + inner.reduce<number>((sum, one) => sum + itemsOf(one), 0)
}

/** How long a body is when it is sent, in UTF-8. */
const bytesOf = (body: unknown) => encodeURIComponent(JSON.stringify(body)).replaceAll(/%../g, 'x').length

describe('the largest input that is in order', () => {
  it.each([...large, ...small])('fits into the body that its operation may have: %s', (operation, body) => {
    const route: Route = routes[operation]
    expect(z.safeParse(route.body as z.ZodMiniType, body).error).toBeUndefined()
    expect(bytesOf(body)).toBeLessThanOrEqual(route.largestBody ?? smallBody)
  })

  it('has at most 62,000 items in all its lists: less than the 65,000 up to which the server reads', () => {
    const { body, largestBody = 0 }: Route = routes['import-workouts']
    const most = 15_390
    expect(z.safeParse(body as z.ZodMiniType, shortest(most)).error).toBeUndefined()
    expect(bytesOf(shortest(most))).toBeLessThanOrEqual(largestBody)
    expect(bytesOf(shortest(most + 10))).toBeGreaterThan(largestBody)
    expect(itemsOf(shortest(most + 10))).toBeLessThan(62_000)
  })

  it('is small wherever its operation names no other size', () => {
    const named = Object.entries<Route>(routes).filter(([, { largestBody }]) => largestBody !== undefined)
    expect(named.map(([operation]) => operation).sort()).toEqual(large.map(([operation]) => operation).sort())
  })
})
