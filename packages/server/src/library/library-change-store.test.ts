import { afterAll, beforeAll, expect, it } from 'vitest'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { type LibraryChange, noteLibraryChange } from './library-change-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

/** What the log says of a change. */
const noted = async (change: Pick<LibraryChange, 'before' | 'after'>) => {
  const { profile } = await newcomer(testApp)
  const librarian = { id: profile.id, now: testApp.clock.now() }
  const { database } = testApp.platform
  await database.transaction((writer) =>
    noteLibraryChange({ operation: 'update-library-exercise', id: 'predefined-squat', ...change }, librarian, writer),
  )
  const { rows } = await database.pool.query('SELECT before, after FROM audit_log WHERE actor_id = $1', [profile.id])
  return rows
}

it('a change of the library is noted by the fields that differ: words, numbers, switches and nothing as they are, lists as JSON', async () => {
  const before = {
    name: 'Squat',
    name_en: 'Squat',
    rank: 3,
    step: 2.5,
    archived: false,
    shown: true,
    description: null,
    faults: ['genoux'],
    steps: ['descendre', 'monter'],
    muscles: [{ id: 'quadriceps', role: 'primary' }],
  }
  const after = {
    ...before,
    name: 'Squat arrière',
    rank: 4,
    archived: true,
    description: 'Barre sur le dos.',
    steps: ['descendre'],
    muscles: [{ id: 'quadriceps', role: 'primary' }],
    faults: null,
  }
  expect(await noted({ before, after })).toEqual([
    {
      before: {
        name: 'Squat',
        rank: 3,
        archived: false,
        description: null,
        steps: '["descendre","monter"]',
        faults: '["genoux"]',
      },
      after: {
        name: 'Squat arrière',
        rank: 4,
        archived: true,
        description: 'Barre sur le dos.',
        steps: '["descendre"]',
        faults: null,
      },
    },
  ])
})

it('what is made is noted whole, and what is deleted, too', async () => {
  const row = { name: 'Squat', rank: 0, archived: false, description: null, steps: [] }
  const whole = { ...row, steps: '[]' }
  expect(await noted({ before: null, after: row })).toEqual([{ before: null, after: whole }])
  expect(await noted({ before: row, after: null })).toEqual([{ before: whole, after: null }])
})

it('a field that only one side has is noted on that side', async () => {
  expect(await noted({ before: { name: 'Squat' }, after: { name: 'Squat', rank: null } })).toEqual([
    { before: {}, after: { rank: null } },
  ])
})
