import type { ExportFile } from '@fonte/contract/account/personal-data'
import { readRestorable } from '@fonte/contract/file/restorable'
import { planRestore, type RestorePlan } from '@fonte/domain/exchange/restore/plan-restore'
import { restorableBounds } from '@fonte/domain/exchange/restore/restorable-export'
import { upcastExport } from '@fonte/domain/exchange/restore/upcast-export'
import { defaultGyms } from '@fonte/domain/gym/gym'
import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '../library/load-library.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let [here, elsewhere]: OwnTestApp[] = []

beforeAll(async () => {
  ;[here, elsewhere] = [await startTestApp(), await startTestApp()]
  for (const app of [here, elsewhere]) await loadLibrary(app.platform.database)
})

afterAll(async () => {
  for (const app of [here, elsewhere]) await app?.close()
})

const appOf = (app: OwnTestApp | undefined): OwnTestApp => {
  if (!app) throw new Error('not started')
  return app
}

const bench = { exercise_id: 'predefined-développé-couché', exercise_name: 'Développé couché' }

/** Everything that a set and a workout can say, in two workouts of `member`'s, one of them without a set. */
const train = async (app: OwnTestApp, { client }: Member) => {
  const exercise = await client.call('create-exercise', {
    body: newExercise({ name: 'Traîneau', measure: 'distance' }),
  })
  const own = { exercise_id: exercise.id, exercise_name: exercise.name }
  const planned = [{ reps: 5, reps_max: 8, weight: 45.36, weight_lb: 100, rest: 60 }]
  const rows = [
    {
      ...{ exercise_id: exercise.id, default_rest: 60, group: 1, group_rest: 15 },
      sets: planned,
      note: 'Corde courte',
    },
    { exercise_id: bench.exercise_id, default_rest: 90, group: 1, sets: planned },
    { exercise_id: bench.exercise_id, default_rest: 90, place: 'again', sets: planned },
  ]
  const program = await client.call('create-program', { body: newProgram({ name: 'Jambes', exercises: rows }) })
  await client.call('create-program', { body: newProgram({ name: 'Autre' }) })
  const sets = [
    { ...bench, reps: 10, weight: 40, kind: 'warmup' as const, at: 60, place: 'a' },
    { ...bench, reps: 5, weight: 82.5, rir: 3.5, group: 1, place: 'a' },
    { ...own, reps: 0, weight: 45.36, weight_lb: 100, distance: 40, seconds: 30, side: 'left' as const, group: 1 },
    { ...own, reps: 0, weight: 40, distance: 35, side: 'right' as const, group: 1 },
    { ...bench, reps: 4, weight: 82.5, rir: 0, kind: 'failure' as const, place: 'a', note: 'Dur\n💪' },
    { ...bench, reps: 6, weight: 60, kind: 'drop' as const, place: 'a' },
    { ...bench, reps: 6, weight: 40, kind: 'drop' as const, place: 'a' },
    { ...bench, reps: 0, weight: 0, assist: 12.5, place: 'b' },
  ]
  const notes = { workout: 'Bien dormi 😴\nmais tard', places: { a: '-2 kg', [exercise.id]: 'Corde' } }
  const now = app.clock.now()
  const body = { ...finishedWorkout(now, { sets, notes, program_id: program.id }), utc_offset: 60 }
  await client.call('create-workout-history', { body })
  const id = crypto.randomUUID()
  await client.call('create-import', {
    body: {
      id,
      format: 'strong',
      file_name: 'a.csv',
      rows: 1,
      exercise_ids: [],
      names: [{ name: 'Sled', exercise_id: exercise.id }],
    },
  })
  const empty = {
    ...{ id: crypto.randomUUID(), program_name: 'Course', duration_minutes: 30, started_at: null },
    sets: [],
  }
  const completed_at = new Date(now - 86_400_000).toISOString()
  await client.call('import-workouts', { params: { id }, body: { entries: [{ ...empty, completed_at }] } })
  const setups = [{ exercise_id: exercise.id, note: 'Piste 2' }]
  await client.call('put-gym', { body: { content: { ...defaultGyms.lb, exercises: setups }, version: 0 } })
  const schedule = { kind: 'rotation' as const, programs: [program.id] }
  const folders = [{ name: 'Force', programs: [program.id] }]
  const day = new Date(now - 86_400_000).toISOString().slice(0, 10)
  const weight = { day, kind: 'weight' as const, value: 80.25 }
  await client.call('put-body-measures', { body: { measures: [weight, { ...weight, kind: 'waist', value: 84 }] } })
  await client.call('put-training-plan', {
    body: { version: 0, content: { schedule, deload_until: null, goal: 4, folders } },
  })
}

const exportOf = ({ client }: Member): Promise<ExportFile> => client.call('export-user-data', { body: {} }) as never

/** What restoring an export would do for `member`. */
const planFor = async (file: unknown, { client, profile }: Member): Promise<RestorePlan> => {
  const upcast = upcastExport(JSON.parse(JSON.stringify(file)))
  const read = 'content' in upcast && readRestorable(upcast.content)
  if (!read || 'refused' in read) throw new Error('no export')
  expect(read.unreadable).toBe(0)
  const groups = (await client.call('get-muscle-groups')).items
  const groupOf = new Map(groups.flatMap((group) => group.muscles.map(({ id }) => [id, group.id])))
  const mine = await exportOf({ client } as Member)
  return planRestore(read.file, {
    exercises: mine.exercises as never,
    programs: mine.programs as never,
    entries: mine.workout_history as never,
    measures: mine.body_measures as never,
    hasGym: mine.gym.content !== null,
    hasPlan: mine.training_plan.version > 0,
    isExercise: () => true,
    isPredefined: () => false,
    entryId: (id) => (read.file.owner === profile.id ? id : id.replace(/^.{8}/, '00000000')),
    isGroup: (id) => groups.some((group) => group.id === id),
    groupOf: (id) => groupOf.get(id),
    anyGroup: groups[0]?.id ?? '',
    newId: () => crypto.randomUUID(),
  })
}

const restore = async (plan: RestorePlan, { client }: Member) => {
  for (const { id, ...fields } of plan.exercises) {
    const { name, equipment, description, muscle_group_id, muscle_ids, measure, sides, load } = fields
    const body = { id, name, equipment, description, muscle_group_id, muscle_ids, measure, sides, load } as never
    await client.call('create-exercise', { body })
  }
  for (const body of plan.programs.toReversed()) await client.call('create-program', { body: body as never })
  const id = crypto.randomUUID()
  const begun = { id, format: 'fonte', file_name: 'fonte.json', rows: plan.workouts.length, exercise_ids: [] }
  await client.call('create-import', { body: { ...begun, names: [...plan.names] } })
  const entries = plan.workouts as never
  if (plan.workouts.length > 0) await client.call('import-workouts', { params: { id }, body: { entries } })
  if (plan.measures.length > 0) await client.call('put-body-measures', { body: { measures: [...plan.measures] } })
  if (plan.gym) await client.call('put-gym', { body: { content: plan.gym, version: 0 } })
  if (plan.plan) await client.call('put-training-plan', { body: { content: plan.plan, version: 0 } })
}

/** What an export says of training, whoever's it is: ids by the order in which they come, without counts of changes. */
const canon = (file: ExportFile): string => {
  const { programs, exercises, training_plan, workout_history, gym, import_names, body_measures } = file
  const kept = [programs, exercises, training_plan.content, workout_history, gym.content, import_names, body_measures]
  const text = canonicalJson(JSON.parse(JSON.stringify(kept), withoutOwner))
  const ids = [...programs, ...exercises, ...workout_history].map(({ id }) => id)
  return ids.reduce((all, id, index) => all.replaceAll(id, `id-${index}`), text)
}

const withoutOwner = (field: string, value: unknown): unknown =>
  ['user_id', 'creator_id', 'updated_at', 'version'].includes(field) ? undefined : value

describe('an export that is restored', () => {
  it('is the same export again, in another account here and on another server', async () => {
    const author = await newcomer(appOf(here))
    await train(appOf(here), author)
    const file = await exportOf(author)
    for (const member of [await newcomer(appOf(here)), await newcomer(appOf(elsewhere))]) {
      await restore(await planFor(file, member), member)
      expect(canon(await exportOf(member))).toBe(canon(file))
    }
  })

  it('adds nothing where it was made, nor a second time', async () => {
    const author = await newcomer(appOf(here))
    await train(appOf(here), author)
    const file = await exportOf(author)
    const other = await newcomer(appOf(here))
    await restore(await planFor(file, other), other)
    for (const member of [author, other]) {
      const { exercises, programs, workouts, gym, plan } = await planFor(file, member)
      expect([exercises, programs, workouts, gym, plan]).toEqual([[], [], [], null, null])
    }
  })
  it('may have as many rows as an account keeps, and no more', () => {
    const { programs, exercises, workouts, bodyMeasures: measures } = storedLimits
    expect(restorableBounds).toEqual({ programs, exercises, workouts, measures })
  })
})
