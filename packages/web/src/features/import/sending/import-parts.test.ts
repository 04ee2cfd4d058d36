import type { ImportedEntry } from '@fonte/contract/import'
import { describe, expect, it } from 'vitest'
import { importParts } from './import-parts.ts'
import { packEntries, unpackEntries } from './packed-entries.ts'

const set = {
  exercise_id: 'predefined-squat',
  exercise_name: 'Squat',
  reps: 5,
  weight: 100,
  note: 'Lourd 💪 «\u00a0oui\u00a0»',
}

const entry = (index: number, sets = 3): ImportedEntry => ({
  id: `01990000-0000-8000-8000-${String(index).padStart(12, '0')}`,
  program_name: 'Push A',
  duration_minutes: 60,
  started_at: '2024-03-01T10:00:00.000Z',
  completed_at: '2024-03-01T11:00:00.000Z',
  sets: Array.from({ length: sets }, () => set),
})

const entries = (count: number, sets?: number) => Array.from({ length: count }, (_, index) => entry(index, sets))

describe('the parts of a file', () => {
  it('hold a hundred workouts each at most, in their order, none twice', async () => {
    const parts = await importParts(entries(250))
    expect(parts.map(({ workouts }) => workouts)).toEqual([100, 100, 50])
    const sent = await Promise.all(parts.map(({ packed }) => unpackEntries(packed)))
    expect(sent.flat()).toEqual(entries(250))
  })

  it('are shorter where workouts are long, so that each fits into one call', async () => {
    const parts = await importParts(entries(10, 1_500))
    expect(parts.length).toBeGreaterThan(3)
    for (const { packed } of parts) {
      const bytes = new TextEncoder().encode(JSON.stringify({ entries: await unpackEntries(packed) }))
      expect(bytes.length).toBeLessThanOrEqual(1_048_576)
    }
  })

  it('are none where nothing is to be sent', async () => {
    expect(await importParts([])).toEqual([])
  })

  it('wait packed, as text and much shorter than they are', async () => {
    const packed = await packEntries(entries(100))
    expect(packed).toMatch(/^[\w+/=]+$/)
    expect(packed.length * 10).toBeLessThan(JSON.stringify(entries(100)).length)
  })
})
