import { revisionHeader } from '@fonte/contract/answer/headers'
import { defaultGyms } from '@fonte/domain/gym/gym'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPost, publish } from '../test-kit/community.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout, newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

/** What the session says of where their changes stand. */
const revisionOf = async ({ client }: Member): Promise<readonly number[]> => {
  const cookie = client.jar.header() ?? ''
  const { headers } = await testApp.app.inject({ url: '/api/session', headers: { cookie } })
  return String(headers[revisionHeader]).split(' ').map(Number)
}

const numberOf = async (member: Member) => (await revisionOf(member))[0] ?? Number.NaN

describe('the number of a person’s changes', () => {
  it('is raised by every write and every deletion, by one for each transaction', async () => {
    const member = await newcomer(testApp)
    const { client, profile } = member
    const program = newProgram()
    const exercise = newExercise()
    const id = profile.id
    const report = { id: crypto.randomUUID(), report_type: 'Bug' as const, content: 'Rien ne sonne.' }
    const { exercises, name, description, image_url } = program
    const changed = { exercises, name: `${name} 2`, description, image_url, version: 1 }
    const workout = finishedWorkout(testApp.clock.now())
    const { id: workoutId, program_id: _, sent_at: __, ...edited } = { ...workout, program_name: 'Jambes', version: 1 }
    const begun = newImport()
    const brought = importedEntry(testApp.clock.now() - 3_600_000)
    const author = await newcomer(testApp)
    const { post: strange } = await publish(author)
    const post = newPost(program.id)
    const planned = { schedule: { kind: 'rotation' as const, programs: [program.id] }, deload_until: null }
    const writes: readonly (() => Promise<unknown>)[] = [
      () => client.call('create-exercise', { body: exercise }),
      () => client.call('create-program', { body: program }),
      () => client.call('update-program', { params: { id: program.id }, body: changed }),
      () => client.call('create-workout-history', { body: workout }),
      () => client.call('update-workout-history', { params: { id: workoutId }, body: edited }),
      () => client.call('delete-workout-history', { params: { id: workoutId } }),
      () =>
        client.call('put-body-measures', { body: { measures: [{ day: '2026-11-20', kind: 'weight', value: 80 }] } }),
      () => client.call('create-import', { body: begun }),
      () => client.call('import-workouts', { params: { id: begun.id }, body: { entries: [brought] } }),
      () => client.call('undo-import', { params: { id: begun.id }, body: {} }),
      () => client.call('create-post', { body: post }),
      () => client.call('delete-post', { body: { postId: post.id, programId: program.id } }),
      () => client.call('rate-post', { params: { id: strange.id }, body: { rating: 4 } }),
      () => client.call('hide-author', { params: { id: author.profile.id } }),
      () => client.call('update-unit', { body: { unit: 'lb' } }),
      () => client.call('update-username', { body: { username: `r${crypto.randomUUID().slice(0, 8)}` } }),
      () => client.call('put-gym', { body: { content: defaultGyms.kg, version: 0 } }),
      () => client.call('put-gym', { body: { content: defaultGyms.lb, version: 1 } }),
      () => client.call('put-training-plan', { body: { content: planned, version: 0 } }),
      () => client.call('update-language', { body: { lang: 'en' } }),
      () => client.call('create-report', { body: report }),
      () => client.call('delete-program', { params: { id: program.id } }),
      () => client.call('delete-exercise', { params: { id: exercise.id } }),
      () => client.call('reset-user-data', { body: {} }),
    ]
    for (const write of writes) {
      const before = await numberOf(member)
      await write()
      expect(await numberOf(member)).toBeGreaterThan(before)
    }
    expect(id).toBe(profile.id)
  })

  it('is told by the answer to the write itself, and is not raised by a repeated one or by a read', async () => {
    const member = await newcomer(testApp)
    const cookie = member.client.jar.header() ?? ''
    const body = finishedWorkout(testApp.clock.now())
    const send = async () => {
      const headers = { cookie, 'sec-fetch-site': 'same-origin' }
      const answer = await testApp.app.inject({ method: 'POST', url: '/api/workout-history', headers, payload: body })
      expect(answer.statusCode).toBe(200)
      return Number(String(answer.headers[revisionHeader]).split(' ')[0])
    }
    const before = await numberOf(member)
    expect(await send()).toBe(before + 1)
    expect(await send()).toBe(before + 1)
    expect(await numberOf(member)).toBe(before + 1)
  })

  it('is told once at the end of a transaction, however many rows it wrote: others wait for what it holds until then', async () => {
    const member = await newcomer(testApp)
    const { pool } = testApp.platform.database
    const { rows } = await pool.query("SELECT pg_get_functiondef('tell_changes(uuid)'::regprocedure) AS definition")
    await pool.query('CREATE SEQUENCE told')
    await pool.query(rows[0].definition.replace('\nBEGIN\n', "\nBEGIN\n  PERFORM nextval('told');\n"))
    const timesTold = async (write: () => Promise<unknown>) => {
      await pool.query("SELECT setval('told', 1)")
      await write()
      return (await pool.query('SELECT last_value::integer - 1 AS times FROM told')).rows[0].times
    }
    const measures = Array.from({ length: 300 }, (_, n) => {
      const day = new Date(testApp.clock.now() - n * 86_400_000).toISOString().slice(0, 10)
      return { day, kind: 'weight' as const, value: 80 }
    })
    expect(await timesTold(() => member.client.call('put-body-measures', { body: { measures } }))).toBe(1)
    // Its person is told of in the midst of it, too.
    expect(await timesTold(() => member.client.call('reset-user-data', { body: {} }))).toBe(2)
  })

  it('is each person’s own', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const before = await numberOf(other)
    await one.client.call('create-program', { body: newProgram() })
    expect(await numberOf(other)).toBe(before)
  })

  it('says at which number the training was reset last', async () => {
    const member = await newcomer(testApp)
    await member.client.call('create-program', { body: newProgram() })
    const [number = 0, resetBefore] = await revisionOf(member)
    expect(resetBefore).toBe(0)
    await member.client.call('reset-user-data', { body: {} })
    const [after, resetAt = 0] = await revisionOf(member)
    expect(resetAt).toBeGreaterThan(number)
    expect(after).toBeGreaterThanOrEqual(resetAt)
  })

  it('makes no two writes of one person wait for each other in a circle', async () => {
    const member = await newcomer(testApp)
    const work = Array.from({ length: 12 }, (_, index) =>
      index % 4 === 3
        ? member.client.send('reset-user-data', { body: {} })
        : member.client.send('create-program', { body: newProgram() }),
    )
    expect((await Promise.all(work)).map(({ status }) => status).filter((status) => status >= 300)).toEqual([])
  })
})

describe('what a person deleted', () => {
  it('does not come back when another device, or a repeated call, sends it again', async () => {
    const { client } = await newcomer(testApp)
    const program = newProgram()
    const exercise = newExercise()
    const workout = finishedWorkout(testApp.clock.now())
    await client.call('create-program', { body: program })
    await client.call('create-exercise', { body: exercise })
    await client.call('create-workout-history', { body: workout })
    await client.call('delete-program', { params: { id: program.id } })
    await client.call('delete-exercise', { params: { id: exercise.id } })
    await client.call('reset-user-data', { body: {} })
    const refused = [
      await client.refusal('create-program', { body: program }),
      await client.refusal('create-exercise', { body: exercise }),
      await client.refusal('create-workout-history', { body: workout }),
    ]
    expect(refused.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([410, 'already-deleted']))
  })

  it('stays away also where the server was restored to before it was made', async () => {
    const { client } = await newcomer(testApp)
    const program = newProgram()
    expect((await client.refusal('delete-program', { params: { id: program.id } })).code).toBe('not-found')
    expect((await client.refusal('create-program', { body: program })).code).toBe('already-deleted')
  })

  it('is another person’s affair to others', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const program = newProgram()
    await one.client.refusal('delete-program', { params: { id: program.id } })
    await other.client.call('create-program', { body: program })
  })
})
