import type { Route } from '@fonte/contract/route'
import { type OperationId, routes } from '@fonte/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPost } from '../test-kit/community.ts'
import { countStatements } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { holdTable } from '../test-kit/hold-table.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const lists = {
  programs: '/api/programs',
  predefined: '/api/predefined-programs',
  exercises: '/api/exercises',
  muscles: '/api/muscle-groups',
  history: '/api/workout-history',
  totals: '/api/workout-history/totals',
  last: '/api/workout-history/last-sets',
} as const

type List = keyof typeof lists

const names = Object.keys(lists) as List[]

const read = ({ client }: Member, list: List, etag?: unknown, { app }: TestApp = testApp) => {
  const headers = { cookie: client.jar.header() ?? '', 'if-none-match': String(etag) }
  return app.inject({ url: lists[list], headers })
}

const statementsOf = (work: () => Promise<unknown>) => countStatements(testApp.platform.database.pool, work)

const history = ['history', 'totals', 'last'] as const

/** Each write of somebody signed in, in an order in which it works, with the lists that it changes. */
const writesOf = ({ client }: Member): [OperationId, readonly List[], () => Promise<unknown>][] => {
  const exercise = newExercise()
  const sets = [{ reps: 1, weight: 0, rest: 0 }]
  const program = newProgram({ exercises: [{ exercise_id: exercise.id, default_rest: 60, sets }] })
  const { id: programId, ...fields } = program
  const { id: exerciseId, ...exerciseFields } = exercise
  const [ofProgram, ofExercise] = [{ params: { id: programId } }, { params: { id: exerciseId } }]
  const changed = { ...fields, name: 'Autrement', version: 1 }
  const renamed = { ...exerciseFields, name: 'Développé du salon' }
  const body = finishedWorkout(testApp.clock.now())
  const another = finishedWorkout(testApp.clock.now())
  const measures = [{ day: '2025-11-20', kind: 'weight', value: 80 }] as const
  const ofWorkout = { params: { id: body.id } }
  const { id: _, program_id: __, sent_at: ___, ...edited } = { ...body, program_name: 'Jambes', version: 1 }
  const [first, second] = [newPost(programId), newPost(programId)]
  const postOfProgram = { postId: first.id, programId }
  const copy = { params: { id: first.id }, body: { id: crypto.randomUUID() } }
  return [
    ['create-exercise', ['exercises', 'programs'], () => client.call('create-exercise', { body: exercise })],
    ['create-program', ['programs'], () => client.call('create-program', { body: program })],
    ['create-post', ['programs'], () => client.call('create-post', { body: first })],
    ['create-post', ['programs'], () => client.call('create-post', { body: second })],
    ['copy-post', ['programs'], () => client.call('copy-post', copy)],
    ['delete-post', ['programs'], () => client.call('delete-post', { body: postOfProgram })],
    ['unpublish-program', ['programs'], () => client.call('unpublish-program', ofProgram)],
    ['update-program', ['programs'], () => client.call('update-program', { ...ofProgram, body: changed })],
    [
      'update-exercise',
      ['exercises', 'programs'],
      () => client.call('update-exercise', { ...ofExercise, body: renamed }),
    ],
    ['create-workout-history', history, () => client.call('create-workout-history', { body })],
    ['update-workout-history', history, () => client.call('update-workout-history', { ...ofWorkout, body: edited })],
    ['delete-workout-history', history, () => client.call('delete-workout-history', ofWorkout)],
    ['create-workout-history', history, () => client.call('create-workout-history', { body: another })],
    ['put-body-measures', history, () => client.call('put-body-measures', { body: { measures } })],
    ['delete-exercise', ['exercises', 'programs'], () => client.call('delete-exercise', ofExercise)],
    ['delete-program', ['programs'], () => client.call('delete-program', ofProgram)],
    ['reset-user-data', ['exercises', 'programs', ...history], () => client.call('reset-user-data', { body: {} })],
  ]
}

/** The other operations of somebody signed in that are no reads: what they change is in none of the lists. */
const elsewhere: readonly OperationId[] = [
  'put-training-plan',
  // `import/import.test.ts` tells which lists what comes from a file changes.
  'create-import',
  'import-workouts',
  'undo-import',
  'put-import-name',
  'update-language',
  'update-unit',
  'put-gym',
  'update-username',
  'start-trial',
  'cancel-plan',
  'sign-out-device',
  'sign-out-other-devices',
  'change-password',
  'begin-second-factor',
  'turn-on-second-factor',
  'turn-off-second-factor',
  'renew-recovery-codes',
  'export-user-data',
  'delete-user-account',
  'create-report',
  'report-post',
  'update-report-status',
  'answer-report',
  'delete-report',
  'rate-post',
  'hide-author',
  'show-author',
  // What it changes is a program, as `update-program` does.
  'take-copy-change',
  'toggle-maintenance-mode',
]

describe('the version of a list', () => {
  it('changes with each write that changes the list, and with no other', async () => {
    const member = await newcomer(testApp)
    const tags = async () => {
      const answers = await Promise.all(names.map((list) => read(member, list)))
      return names.map((list, at) => [list, answers[at]?.headers.etag, answers[at]?.body] as const)
    }
    for (const [operation, changed, write] of writesOf(member)) {
      const before = await tags()
      await write()
      const after = await tags()
      const differs = (part: 1 | 2) => names.filter((_, at) => before[at]?.[part] !== after[at]?.[part])
      expect([operation, ...differs(1)]).toEqual([operation, ...names.filter((list) => changed.includes(list))])
      expect(changed).toEqual(expect.arrayContaining(differs(2)))
    }
  })

  it('is known of every write', async () => {
    const written = writesOf(await newcomer(testApp)).map(([operation]) => operation)
    const all = Object.entries<Route>(routes).filter(
      // What administrators do to others and to the library is told by the tests of these nouns.
      ([, { method, access, path }]) => method !== 'GET' && access !== 'anonymous' && !path.startsWith('/api/admin/'),
    )
    const known = new Set([...written, ...elsewhere])
    expect(all.map(([operation]) => operation).toSorted()).toEqual([...known].toSorted())
  })

  it('costs one statement where nothing changed or the answer is kept, two where it changed', async () => {
    const member = await newcomer(testApp)
    await member.client.call('create-exercise', { body: newExercise() })
    for (const list of names.filter((name) => name !== 'predefined' && name !== 'muscles')) {
      let etag: unknown
      const first = await statementsOf(async () => {
        etag = (await read(member, list)).headers.etag
      })
      const kept = await statementsOf(() => read(member, list))
      const unchanged = await statementsOf(() => read(member, list, etag))
      expect([list, first, kept, unchanged]).toEqual([list, 2, 1, 1])
    }
  })

  it('is seen by a server that another server’s write passed by', async () => {
    const other = await testApp.another()
    const member = await newcomer(testApp)
    const { etag } = (await read(member, 'programs', undefined, other)).headers
    await member.client.call('create-program', { body: newProgram() })
    const after = await read(member, 'programs', etag, other)
    expect([after.statusCode, after.json().items]).toEqual([200, [expect.anything()]])
    await other.close()
  })
})

const insertProgram = `INSERT INTO programs (id, user_id, name) VALUES (gen_random_uuid(), $1, 'Poussée')`

const insertExercise = `INSERT INTO exercises (id, creator_id, name, equipment, description, muscle_group_id)
  VALUES ('custom-' || gen_random_uuid(), $1, 'Développé secret', 'Haltères', '', 'pectoraux')`

describe('a list that is read while it changes', () => {
  it('is newer than its version at most, and told again by the next version', async () => {
    const member = await newcomer(testApp)
    const held = await holdTable(testApp.platform.database.pool, 'programs')
    await held.change(insertProgram, [member.profile.id])
    const during = read(member, 'programs')
    await held.isWaitedFor()
    await held.release()
    const { headers, body } = await during
    expect(JSON.parse(body).items).toHaveLength(1)
    const after = await read(member, 'programs', headers.etag)
    expect([after.statusCode, after.body, after.headers.etag === headers.etag]).toEqual([200, body, false])
  })

  it('is unchanged for as long as a change of it has not been committed', async () => {
    const member = await newcomer(testApp)
    const { etag } = (await read(member, 'programs')).headers
    const client = await testApp.platform.database.pool.connect()
    await client.query('BEGIN')
    await client.query(insertProgram, [member.profile.id])
    const during = await read(member, 'programs', etag)
    await client.query('COMMIT')
    client.release()
    const after = await read(member, 'programs', etag)
    expect([during.statusCode, after.statusCode, after.json().items.length]).toEqual([304, 200, 1])
  })

  it('never shows to everybody what one person adds to theirs meanwhile', async () => {
    const [member, other] = [await newcomer(testApp), await newcomer(testApp)]
    const { pool } = testApp.platform.database
    await pool.query('UPDATE muscles SET position = position')
    const held = await holdTable(pool, 'exercises')
    await held.change(insertExercise, [member.profile.id])
    const during = [read(member, 'exercises'), read(other, 'exercises')]
    await held.isWaitedFor()
    await held.release()
    for (const { body } of await Promise.all(during)) expect(body).not.toContain('Développé secret')
    expect((await read(other, 'exercises')).body).not.toContain('Développé secret')
    expect((await read(member, 'exercises')).body).toContain('Développé secret')
  })
})
