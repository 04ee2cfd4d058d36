import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { recordStatements, type SentStatement } from '../test-kit/count-statements.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { importedEntry, newImport } from '../test-kit/imports.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let member: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  member = await newcomer(testApp)
})

afterAll(() => testApp.close())

const [bench, squat] = ['predefined-développé-couché', 'predefined-front-squat']

/** The most sets that one workout holds. */
const longest = 1500

/** So many sets are taken apart at once, and no more: everybody else waits that long. */
const most = 5000

const set = { exercise_id: bench, exercise_name: 'B', reps: 1, weight: 1 }
const sets = Array.from({ length: longest }, () => set)

/** Eight workouts of as many sets as there can be, all under one name of their file. */
const entries = Array.from({ length: 8 }, (_, index) => {
  const endedAt = Date.parse('2026-01-01T10:00:00Z') + index * 86_400_000
  return importedEntry(endedAt, { sets, notes: {}, runs: [['Bench', longest]] })
})

const send = async (sent: typeof entries) => {
  const { id } = await member.client.call('create-import', { body: newImport() })
  return member.client.call('import-workouts', { params: { id }, body: { entries: sent } })
}

/** How many rows the lists in the values of a statement hold. */
const rowsIn = ({ values }: SentStatement): number =>
  values.reduce<number>((sum, value) => {
    const list: unknown = typeof value === 'string' && value.startsWith('[') ? JSON.parse(value) : value
    return sum + (Array.isArray(list) ? list.length : 0)
  }, 0)

describe('workouts as long as they can be', () => {
  it('are compared with what a file brings some at a time', async () => {
    for (const half of [entries.slice(0, 4), entries.slice(4)]) expect(await send(half)).toMatchObject({ added: 4 })
    const shorter = entries.map((entry) => ({ ...entry, sets: [set], runs: undefined }))
    const sent = await recordStatements(testApp.platform.database.pool, async () => {
      expect(await send(shorter)).toMatchObject({ changed: entries.length })
    })
    const reads = sent.filter(({ text }) => text.startsWith('select') && text.includes('"workout_sets"'))
    const read = reads.map(rowsIn)
    expect(Math.max(...read) * longest).toBeLessThanOrEqual(most)
    expect(read.reduce((sum, count) => sum + count, 0)).toBe(entries.length)
  })

  it('are replaced some at a time: what they said is kept, and their sets go', async () => {
    const { id } = await member.client.call('create-import', { body: newImport() })
    const shorter = entries.map((entry) => ({ ...entry, sets: [set], runs: undefined, instead: 'replace' as const }))
    const sent = await recordStatements(testApp.platform.database.pool, async () => {
      const body = { entries: shorter }
      expect(await member.client.call('import-workouts', { params: { id }, body })).toMatchObject({ replaced: 8 })
    })
    for (const kind of ['INSERT INTO replaced_workouts', 'delete from "workout_sets"']) {
      const parts = sent.filter(({ text }) => text.includes(kind)).map(rowsIn)
      expect(Math.max(...parts) * longest).toBeLessThanOrEqual(most)
      expect(parts.reduce((sum, count) => sum + count, 0)).toBe(entries.length)
    }
    const undone = await member.client.call('undo-import', { params: { id }, body: {} })
    expect(undone).toMatchObject({ put_back: entries.length })
  })

  it.each([
    ['the import that brought them is undone', 'undo-import'],
    ['their person resets their data', 'reset-user-data'],
  ] as const)('go some at a time where %s', async (_, operation) => {
    const own = await newcomer(testApp)
    const { id } = await own.client.call('create-import', { body: newImport() })
    const fresh = entries.map((entry) => ({ ...entry, id: importedEntry(0).id }))
    for (const half of [fresh.slice(0, 4), fresh.slice(4)])
      await own.client.call('import-workouts', { params: { id }, body: { entries: half } })
    const sent = await recordStatements(testApp.platform.database.pool, () =>
      operation === 'undo-import'
        ? own.client.call(operation, { params: { id }, body: {} })
        : own.client.call(operation, { body: {} }),
    )
    const parts = sent.filter(({ text }) => text.startsWith('delete from "workout_history"')).map(rowsIn)
    expect(Math.max(...parts) * longest).toBeLessThanOrEqual(most)
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(entries.length)
    expect(await own.client.call('get-workout-totals')).toMatchObject({ sessions: 0, sets_done: 0 })
  })

  it('are put back some at a time where an import that replaced them is undone', async () => {
    const { id } = await member.client.call('create-import', { body: newImport() })
    const shorter = entries.map((entry) => ({ ...entry, sets: [set], runs: undefined, instead: 'replace' as const }))
    await member.client.call('import-workouts', { params: { id }, body: { entries: shorter } })
    const sent = await recordStatements(testApp.platform.database.pool, async () => {
      const undone = await member.client.call('undo-import', { params: { id }, body: {} })
      expect(undone).toMatchObject({ put_back: entries.length })
    })
    const puts = sent.filter(({ text }) => text.includes('INSERT INTO workout_sets'))
    // Each list names the workouts once, and once the imports.
    const put = puts.map((statement) => rowsIn(statement) / 2)
    expect(Math.max(...put) * longest).toBeLessThanOrEqual(most)
    expect(put.reduce((sum, count) => sum + count, 0)).toBe(entries.length)
    expect((await member.client.call('get-workout-totals')).sets_done).toBe(entries.length * longest)
  })

  it('get another exercise some at a time', async () => {
    const body = { name: 'Bench', exercise_id: squat, rename_from: bench }
    const sent = await recordStatements(testApp.platform.database.pool, async () => {
      expect(await member.client.call('put-import-name', { body })).toMatchObject({ renamed: entries.length })
    })
    const written = sent.filter(({ text }) => text.includes('UPDATE workout_sets')).map(rowsIn)
    expect(Math.max(...written)).toBeLessThanOrEqual(most)
    expect(written.reduce((sum, count) => sum + count, 0)).toBe(entries.length * longest)
  })
})
