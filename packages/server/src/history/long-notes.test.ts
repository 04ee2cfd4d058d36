import { changesPageNotes } from '@fonte/contract/training-log/training-log'
import { noteBounds } from '@fonte/domain/history/workout-history'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

it('the changes of a training log come in pages of 4 MB of notes at most: long notes make no endless answer', async () => {
  const { client, profile } = await newcomer(testApp)
  const notes = JSON.stringify({ workout: '\u{20BB7}'.repeat(noteBounds.total) })
  await testApp.platform.database.pool.query(
    `INSERT INTO workout_history (id, user_id, program_name, duration_minutes, exercises_done, sets_done, total_weight_lifted, completed_at, notes)
     SELECT gen_random_uuid(), $1, 'Force', 30, 1, 1, 100, now(), $2 FROM generate_series(1, 120)`,
    [profile.id, notes],
  )
  const found: string[][] = []
  let since: string | undefined
  do {
    const page = await client.call('get-training-changes', { query: since === undefined ? {} : { since } })
    found.push(page.entries.map(({ id }) => id))
    since = page.more ? page.next : undefined
  } while (since !== undefined)
  const most = Math.floor(changesPageNotes / Buffer.byteLength(notes))
  expect(found.map((ids) => ids.length)).toEqual([most, most, 120 - 2 * most])
  expect(new Set(found.flat()).size).toBe(120)
})
