import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { finishedWorkout } from '../test-kit/training.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

type Entry = ReturnType<typeof importedEntry>

const none = { added: 0, present: 0, replaced: 0, changed: 0, deleted: 0, refused: 0 }

const begin = async ({ client }: Member) => (await client.call('create-import', { body: newImport({ names: [] }) })).id

const send = async (member: Member, entry: Entry, id?: string) =>
  member.client.call('import-workouts', { params: { id: id ?? (await begin(member)) }, body: { entries: [entry] } })

const read = ({ client }: Member, { id }: Pick<Entry, 'id'>) =>
  client.call('get-workout-history-entry', { params: { id } })

const edit = async (member: Member, entry: Entry, changes: object) => {
  const { program_name, duration_minutes, completed_at, sets, version = 1 } = await read(member, entry)
  const said = { program_name, duration_minutes, started_at: entry.started_at ?? '', completed_at, sets }
  const body = { ...said, utc_offset: 60, version, ...changes }
  await member.client.call('update-workout-history', { params: { id: entry.id }, body })
}

const brought = async () => {
  const member = await newcomer(testApp)
  const entry = importedEntry(testApp.clock.now() - 86_400_000)
  await send(member, entry)
  return { member, entry }
}

const ago = (hours: number) => new Date(testApp.clock.now() - hours * 3_600_000).toISOString()

/** Sends a workout while somebody else’s of the same id is about to be there. */
const meetingAnother = async (member: Member, entry: Entry) => {
  const { profile } = await newcomer(testApp)
  const id = await begin(member)
  const holder = await testApp.platform.database.pool.connect()
  await holder.query('BEGIN')
  await holder.query(
    `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at)
     VALUES ($1, $2, 'Jambes', 60, 1, 1, 0, now())`,
    [entry.id, profile.id],
  )
  const sent = member.client.send('import-workouts', { params: { id }, body: { entries: [entry] } })
  const isWaiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
  await vi.waitUntil(async () => (await holder.query(isWaiting)).rowCount === 1, { timeout: 20_000 })
  await holder.query('COMMIT')
  holder.release()
  return (await sent).body
}

describe('a workout that comes at the same moment as somebody else’s of its id', () => {
  it('is refused like one that was there before: nothing of it is stored', async () => {
    const member = await newcomer(testApp)
    const entry = importedEntry(testApp.clock.now() - 86_400_000)
    expect(await meetingAnother(member, entry)).toEqual({ ...none, refused: 1 })
    expect(await member.client.call('get-workout-totals')).toMatchObject({ sessions: 0 })
  })

  it('stays deleted where it was deleted here', async () => {
    const { member, entry } = await brought()
    await member.client.call('delete-workout-history', { params: { id: entry.id } })
    expect(await meetingAnother(member, { ...entry, instead: 'restore' })).toEqual({ ...none, refused: 1 })
    expect((await member.client.call('get-imports')).deleted).toEqual([entry.id])
  })
})

describe('a workout of a file is judged by what the one that is here says now', () => {
  it.each([
    ['its sets', () => ({ sets: [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 3, weight: 90 }] })],
    ['its title', () => ({ program_name: 'Jambes' })],
    ['its day', () => ({ started_at: ago(50), completed_at: ago(49) })],
  ])(
    'it is changed by an edit of %s here, and says again what the file says where that is wanted',
    async (_, changes) => {
      const { member, entry } = await brought()
      await edit(member, entry, changes())
      expect(await send(member, entry)).toEqual({ ...none, changed: 1 })
      expect(await read(member, entry)).toMatchObject(changes())
      expect(await send(member, { ...entry, instead: 'replace' })).toEqual({ ...none, replaced: 1 })
      const { utc_offset: _offset, ...said } = entry
      expect(await read(member, entry)).toMatchObject(said)
      expect(await send(member, entry)).toEqual({ ...none, present: 1 })
    },
  )

  it('it is there once it was edited back, or edited to what a newer file says', async () => {
    const { member, entry } = await brought()
    await edit(member, entry, { program_name: 'Jambes' })
    await edit(member, entry, { program_name: entry.program_name })
    expect(await send(member, { ...entry, instead: 'replace' })).toEqual({ ...none, present: 1 })
    const sets = entry.sets.slice(0, 1)
    await edit(member, entry, { sets })
    expect(await send(member, { ...entry, sets, instead: 'replace' })).toEqual({ ...none, present: 1 })
  })

  it('it is there where its file is read in another time zone, and moves to it where that is wanted, once', async () => {
    const { member, entry } = await brought()
    const inTokyo = { ...entry, started_at: ago(33), completed_at: ago(32), utc_offset: 540 }
    expect(await send(member, inTokyo)).toEqual({ ...none, present: 1 })
    expect(await read(member, entry)).toMatchObject({ completed_at: entry.completed_at, utc_offset: 60 })
    const id = await begin(member)
    const moved = { ...inTokyo, instead: 'replace' as const }
    expect(await send(member, moved, id)).toEqual({ ...none, replaced: 1 })
    expect(await read(member, entry)).toMatchObject({ completed_at: ago(32), utc_offset: 540, sets: entry.sets })
    expect(await send(member, moved, id)).toEqual({ ...none, present: 1 })
    await member.client.call('undo-import', { params: { id }, body: {} })
    expect(await read(member, entry)).toMatchObject({ completed_at: entry.completed_at, utc_offset: 60 })
  })

  it('it is there where it was trained with Fonte, as an export has it', async () => {
    const member = await newcomer(testApp)
    const trained = finishedWorkout(testApp.clock.now() - 86_400_000)
    await member.client.call('create-workout-history', { body: trained })
    const { program_name, duration_minutes, started_at, completed_at, sets } = await read(member, trained)
    const said = { id: trained.id, program_name, duration_minutes, started_at, completed_at, sets: [...sets] }
    expect(await send(member, { ...said, instead: 'replace' })).toEqual({ ...none, present: 1 })
  })

  it('an edit stays when a part comes again whose answer was lost, one that brought or one that replaced', async () => {
    const { member, entry } = await brought()
    const sets = entry.sets.slice(0, 1)
    const id = await begin(member)
    const instead = { ...entry, sets, instead: 'replace' as const }
    expect(await send(member, instead, id)).toEqual({ ...none, replaced: 1 })
    await edit(member, entry, { program_name: 'Jambes' })
    expect(await send(member, instead, id)).toEqual({ ...none, present: 1 })
    expect(await read(member, entry)).toMatchObject({ program_name: 'Jambes', sets })

    const other = await newcomer(testApp)
    const fresh = importedEntry(testApp.clock.now() - 86_400_000, { instead: 'replace' })
    const first = await begin(other)
    expect(await send(other, fresh, first)).toEqual({ ...none, added: 1 })
    await edit(other, fresh, { program_name: 'Jambes' })
    expect(await send(other, fresh, first)).toEqual({ ...none, added: 1 })
    expect(await read(other, fresh)).toMatchObject({ program_name: 'Jambes' })
  })
})
