import type { ProblemAnswer, ProblemCode } from '@fonte/contract/problem'
import type { Route } from '@fonte/contract/route'
import { type OperationId, routes } from '@fonte/contract/routes'
import { defaultGyms } from '@fonte/domain/gym/gym'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import type { RawInput } from '../../test-kit/caller.ts'
import { newPost } from '../../test-kit/community.ts'
import { type Member, newcomer, promote, signIn } from '../../test-kit/factories.ts'
import { importedEntry, newImport } from '../../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../../test-kit/training.ts'

/** A call that names a row of somebody else, and how it is refused to everybody but its owner. */
interface Attempt {
  readonly what: 'theirs' | 'of the library'
  readonly operation: OperationId
  readonly input: RawInput
  /** Undefined where a deletion is answered as done, as for what is not there. */
  readonly code: ProblemCode | undefined
}

let testApp: OwnTestApp
let owner: Member
let attempts: readonly Attempt[]
let tables: Awaited<ReturnType<typeof tablesWithPeople>>
let callers: Record<'another person' | 'an administrator', Member>

const program = newProgram()
const exercise = newExercise()
const report = { id: crypto.randomUUID(), report_type: 'Bug' as const, content: 'Le minuteur ne sonne pas.' }
const imported = newImport()
const globalExercise = 'predefined-développé-couché'

const withoutId = <T extends { readonly id: string }>({ id: _, ...fields }: T): Omit<T, 'id'> => fields

const attemptsOn = (predefined: string, session: string, workout: ReturnType<typeof finishedWorkout>): Attempt[] => {
  const changedProgram = { ...withoutId(newProgram({ name: 'Pris' })), version: 1 }
  const changedExercise = withoutId(newExercise({ name: 'Pris' }))
  const theirExercise = [{ exercise_id: exercise.id, default_rest: 60, sets: [{ reps: 1, weight: 0, rest: 0 }] }]
  const { id: _, program_id: __, sent_at: ___, ...changedWorkout } = { ...workout, program_name: 'Pris', version: 1 }
  const renamed = { name: 'Row', exercise_id: exercise.id, rename_from: globalExercise }
  const refused = (code: Attempt['code'], operation: OperationId, what: Attempt['what'], input: RawInput): Attempt => ({
    what,
    operation,
    input,
    code,
  })
  const at = (id: string, body?: object): RawInput => ({ params: { id }, body })
  return [
    refused('id-conflict', 'create-program', 'theirs', { body: program }),
    refused('id-conflict', 'create-program', 'of the library', { body: newProgram({ id: predefined }) }),
    refused('invalid-input', 'create-program', 'theirs', { body: newProgram({ exercises: theirExercise }) }),
    refused('id-conflict', 'create-exercise', 'theirs', { body: exercise }),
    refused('id-conflict', 'create-workout-history', 'theirs', { body: workout }),
    refused('id-conflict', 'create-report', 'theirs', { body: report }),
    refused('id-conflict', 'create-import', 'theirs', { body: imported }),
    refused(
      'not-found',
      'import-workouts',
      'theirs',
      at(imported.id, { entries: [importedEntry(testApp.clock.now())] }),
    ),
    refused('not-found', 'undo-import', 'theirs', at(imported.id, {})),
    refused('not-found', 'put-import-name', 'theirs', { body: renamed }),
    refused('not-found', 'get-workout-history-entry', 'theirs', at(workout.id)),
    refused('already-deleted', 'update-workout-history', 'theirs', at(workout.id, changedWorkout)),
    refused(undefined, 'delete-workout-history', 'theirs', at(workout.id)),
    refused('not-found', 'update-program', 'theirs', at(program.id, changedProgram)),
    refused('not-found', 'update-program', 'of the library', at(predefined, changedProgram)),
    refused('not-found', 'update-exercise', 'theirs', at(exercise.id, changedExercise)),
    refused('not-found', 'update-exercise', 'of the library', at(globalExercise, changedExercise)),
    refused('not-found', 'create-post', 'theirs', { body: newPost(program.id) }),
    refused('not-found', 'create-post', 'of the library', { body: newPost(predefined) }),
    refused(undefined, 'get-copy-changes', 'theirs', { query: { cursor: program.id } }),
    refused('not-found', 'unpublish-program', 'theirs', at(program.id)),
    refused('not-found', 'unpublish-program', 'of the library', at(predefined)),
    refused('not-found', 'delete-program', 'theirs', at(program.id)),
    refused('not-found', 'delete-program', 'of the library', at(predefined)),
    refused('not-found', 'delete-exercise', 'theirs', at(exercise.id)),
    refused('not-found', 'delete-exercise', 'of the library', at(globalExercise)),
    refused('not-found', 'sign-out-device', 'theirs', at(session)),
  ]
}

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  tables = await tablesWithPeople()
  owner = await newcomer(testApp)
  const [session] = (await owner.client.call('get-devices')).items
  const laptop = testApp.client()
  await signIn(laptop, owner.form)
  owner = { ...owner, client: laptop }
  const workout = finishedWorkout(testApp.clock.now())
  await laptop.call('create-exercise', { body: exercise })
  await laptop.call('create-program', { body: program })
  await laptop.call('create-workout-history', { body: workout })
  await laptop.call('create-report', { body: report })
  await laptop.call('create-import', { body: imported })
  const [predefined] = (await laptop.call('get-predefined-programs')).items
  attempts = attemptsOn(predefined?.id ?? '', session?.id ?? '', workout)
  const admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
  callers = { 'another person': await newcomer(testApp), 'an administrator': admin }
})

afterAll(() => testApp.close())

interface Form {
  readonly format?: string
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>
  readonly [part: string]: unknown
}

/** The schemas that a schema is made of: lists, choices and values of records, but not the fields of an object. */
const partsOf = (form: Form): z.ZodMiniType[] =>
  Object.values(form)
    .flat()
    .filter((part): part is z.ZodMiniType => typeof part === 'object' && part !== null && '_zod' in part)

/** Whether a schema takes an id: by the name of a field, or because it is a UUID. */
const takesId = (schema: z.ZodMiniType | undefined): boolean => {
  const form = (schema?._zod.def ?? {}) as Form
  const fields = Object.entries(form.shape ?? {})
  return (
    form.format === 'uuid' ||
    fields.some(([name, field]) => /^(.*_)?ids?$|Id$/.test(name) || takesId(field)) ||
    partsOf(form).some(takesId)
  )
}

/** What other people's posts are there for; `community/*.test.ts` tell what these never touch. */
const onOthersPosts: readonly OperationId[] = [
  'get-post',
  'rate-post',
  'report-post',
  'copy-post',
  'get-copy-change',
  'take-copy-change',
  'hide-author',
  'show-author',
  // `program/program-readers.test.ts` tells who else may.
  'get-program',
  // An administrator may.
  'delete-post',
]

/** What is one’s own and has no id, naming what is theirs: it is taken as written, and nothing of theirs is read or changed. */
const onOwnDocuments = (): Partial<Record<OperationId, RawInput>> => {
  const schedule = { kind: 'rotation', programs: [program.id] }
  const folders = [{ name: 'Leurs', programs: [program.id] }]
  const plan = { schedule, deload_until: null, folders }
  const measures = [{ day: '2026-01-05', kind: 'weight', value: 80 }]
  return {
    'put-gym': { body: { content: defaultGyms.kg, version: 0, import_id: imported.id } },
    'put-training-plan': { body: { content: plan, version: 0, import_id: imported.id } },
    'put-import-name': { body: { name: 'Row', exercise_id: exercise.id } },
    'put-body-measures': { body: { measures, import_id: imported.id } },
  }
}

/** What administrators do to other people’s rows; `permissions.test.ts` tells that nobody else may. */
const ofAdministrators = Object.entries<Route>(routes)
  .filter(([, { access }]) => access === 'admin')
  .map(([operation]) => operation)

const takingIds = Object.entries<Route>(routes)
  .filter(([, { params, query, body }]) => [params, query, body].some(takesId))
  .map(([operation]) => operation)
  .filter((operation) => !ofAdministrators.includes(operation))

/** Tables without a person’s column that a call may change, and why. */
const movedByAnyCall: Readonly<Record<string, string>> = {
  rate_limits: 'counts each call',
}

/**
 * The tables of the schema, each with its columns that name a person: those that refer to a user’s id, or to such a column
 * of another table.
 */
const tablesWithPeople = async () => {
  const { rows } = await testApp.platform.database.pool.query<{ name: string; people: string[] }>(
    `WITH RECURSIVE refers AS (
       SELECT conrelid AS of, confrelid AS target, own.attname AS own, other.attname AS other
       FROM pg_constraint CROSS JOIN LATERAL unnest(conkey, confkey) AS pair(own_number, other_number)
       JOIN pg_attribute own ON own.attrelid = conrelid AND own.attnum = own_number
       JOIN pg_attribute other ON other.attrelid = confrelid AND other.attnum = other_number
       WHERE contype = 'f'
     ), people AS (
       SELECT 'users'::regclass::oid AS of, 'id'::name AS own
       UNION SELECT refers.of, refers.own FROM refers JOIN people ON people.of = refers.target AND people.own = refers.other
     )
     SELECT relname AS name, array(SELECT own::text FROM people WHERE people.of = pg_class.oid ORDER BY own) AS people
     FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY relname`,
  )
  return rows.filter(({ name }) => !(name in movedByAnyCall))
}

/** A fingerprint of each table: of all rows but the callers’ own. */
const fingerprints = async (): Promise<Readonly<Record<string, string>>> => {
  const ids = Object.values(callers).map(({ profile }) => profile.id)
  const of = ({ name, people }: { name: string; people: readonly string[] }) => {
    const isNobodysHere = ['TRUE', ...people.map((column) => `coalesce(r.${column} <> ALL($1), TRUE)`)].join(' AND ')
    return `(SELECT md5(coalesce(string_agg(r::text, ' ' ORDER BY r::text), '')) FROM ${name} r WHERE ${isNobodysHere}) AS ${name}`
  }
  const { rows } = await testApp.platform.database.pool.query(`SELECT ${tables.map(of).join(', ')}`, [ids])
  return rows[0]
}

describe('what belongs to a person', () => {
  it('is tried by every operation that takes an id', () => {
    const onDocuments = Object.keys(onOwnDocuments())
    const tried = new Set([...attempts.map(({ operation }) => operation), ...onOthersPosts, ...onDocuments])
    expect([...tried].sort()).toEqual(takingIds.sort())
  })

  it('is watched in every table of the schema, also where the table has no id that a call could name', async () => {
    const late = ['account_events', 'recovery_codes', 'mailed_links', 'training_clock', 'revisions', 'username_history']
    expect(Object.keys(await fingerprints())).toEqual(expect.arrayContaining(late))
    const people = (table: string) => tables.find(({ name }) => name === table)?.people
    expect([people('recovery_codes'), people('profiles'), people('muscles')]).toEqual([['user_id'], ['id'], []])
  })

  it.each(['another person', 'an administrator'] as const)('stays as it is, whatever %s sends', async (who) => {
    const before = await fingerprints()
    for (const { operation, what, input, code } of attempts) {
      const { body } = await callers[who].client.send(operation, input)
      const answered = [operation, what, (body as ProblemAnswer | undefined)?.code, await fingerprints()]
      expect(answered).toEqual([operation, what, code, before])
    }
  })

  it('stays as it is when another person names it in what is their own', async () => {
    const before = await fingerprints()
    for (const [operation, input] of Object.entries(onOwnDocuments())) {
      const { status } = await callers['another person'].client.send(operation as OperationId, input)
      expect([operation, status, await fingerprints()]).toEqual([operation, 200, before])
    }
  })

  it('is theirs to read, send again, change and delete: the same calls are taken from its owner', async () => {
    const own = attempts.filter(({ what }) => what === 'theirs')
    for (const { operation, input } of own) {
      const { status } = await owner.client.send(operation, input)
      expect([operation, status]).toEqual([operation, 'answer' in routes[operation] ? 200 : 204])
    }
  })
})
