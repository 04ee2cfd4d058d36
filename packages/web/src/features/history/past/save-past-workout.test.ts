// @vitest-environment happy-dom
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { toPastForm } from '@fonte/domain/history/past/form'
import { setFigures } from '@fonte/domain/history/summarize'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { localOffset } from '../../../platform/local-day.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { emptyOutbox } from '../../../platform/outbox/test-kit/device-outbox-kit.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { finishedWorkoutKind, historyEntityKey, updateWorkoutKind } from '../history-outbox.ts'
import { entryQuery } from '../history-reads.ts'
import { pastDraftRemoval } from './past-drafts.ts'
import { saveWorkoutChange } from './save-past-workout.ts'

const sets = [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }]

const first: HistoryEntryWithSets = {
  id: 'entry',
  user_id: 'ada',
  program_id: null,
  program_name: 'Jambes',
  duration_minutes: 50,
  started_at: '2026-11-18T17:40:00.000Z',
  completed_at: '2026-11-18T18:30:00.000Z',
  utc_offset: 60,
  origin: 'live',
  version: 1,
  ...setFigures(sets),
  sets,
}

/** As the server’s clock has it. */
const moved = { started_at: '2026-11-18T17:35:30.000Z', completed_at: '2026-11-18T18:25:30.000Z' }
/** What is shown while the change waits: the new words, the version that it was read at. */
const renamed = { ...first, program_name: 'Cuisses' }

/** A write of this device that the server has acknowledged. */
const acknowledge = (kind: { readonly kind: string }, payload: unknown, position = 1) => {
  const sent = { position, id: `write ${position}`, user_id: 'ada', kind: kind.kind, thing: historyEntityKey('entry') }
  const left = { enqueued_at: 1, hold_until: 0, attempts: 0, last_error: null, refusal: null, acknowledged_at: 2 }
  const put = { ...sent, ...left, payload, does: 'change', revision: position } as const
  return storage.write([{ store: 'acknowledged', put }])
}

/** The server is known to have this. */
const know = (stored: HistoryEntryWithSets) => queryClient.setQueryData(entryQuery('entry').queryKey, stored)

/** Saves what was opened under another name; answers what then waits to be sent. */
const saved = async (opened: HistoryEntryWithSets, minutes = '50') => {
  const form = { ...toPastForm(opened, { unit: 'kg', offsetAt: localOffset }), name: 'Bas du corps', minutes }
  await saveWorkoutChange(form, opened, pastDraftRemoval('ada', 'entry'))
  return outbox.entries.get()[0]?.payload
}

beforeEach(() => outbox.serve('ada'))

afterEach(async () => {
  await emptyOutbox()
  await storage.write([{ store: 'acknowledged', removeAllOf: 'ada' }])
  queryClient.clear()
})

describe('a change of a workout that was opened while one’s own write of it waited', () => {
  it('goes over what the server stored of that change, which has arrived since', async () => {
    await acknowledge(updateWorkoutKind, { entry: renamed, base: first })
    const stored = { ...renamed, version: 2 }
    know(stored)
    expect(await saved(renamed)).toMatchObject({ entry: { version: 2, program_name: 'Bas du corps' }, base: stored })
  })

  it('takes the times of the server’s clock where the making has arrived since, but not over typed ones', async () => {
    await acknowledge(finishedWorkoutKind, first)
    know({ ...first, ...moved })
    expect(await saved(first)).toMatchObject({ entry: { version: 1, ...moved }, base: moved })
    await emptyOutbox()
    expect(await saved(first, '40')).toMatchObject({ entry: { completed_at: '2026-11-18T18:20:00.000Z' }, base: moved })
  })

  it('goes over the last of several writes that have arrived since, whose times the server had moved', async () => {
    await acknowledge(finishedWorkoutKind, first)
    await acknowledge(updateWorkoutKind, { entry: { ...renamed, ...moved }, base: { ...first, ...moved } }, 2)
    know({ ...renamed, ...moved, version: 2 })
    expect(await saved(renamed)).toMatchObject({ entry: { version: 2, ...moved } })
  })
})

it('a change behind another one that still waits builds on that, not on what the server has', async () => {
  await acknowledge(updateWorkoutKind, { entry: renamed, base: first })
  know({ ...renamed, version: 2 })
  const earlier = { ...renamed, ...moved, version: 2 }
  const payload = { entry: earlier, base: { ...renamed, version: 2 } }
  await outbox.enqueue(updateWorkoutKind, { entityKey: historyEntityKey('entry'), payload })
  await saved(earlier)
  expect(outbox.entries.get()[1]?.payload).toMatchObject({ entry: moved })
})

describe('a change of a workout that has another content on the server', () => {
  it('stays over the version that was opened, so that its person is asked: it was changed elsewhere', async () => {
    know({ ...first, program_name: 'Ailleurs', version: 2 })
    expect(await saved(first)).toMatchObject({ entry: { version: 1 }, base: first })
  })

  it('stays so where it was changed elsewhere after one’s own change arrived', async () => {
    await acknowledge(updateWorkoutKind, { entry: renamed, base: first })
    know({ ...renamed, program_name: 'Ailleurs', version: 3 })
    expect(await saved(renamed)).toMatchObject({ entry: { version: 1 } })
  })

  it('stays so where the other change is of this device, too, and was not in what was opened', async () => {
    await acknowledge(updateWorkoutKind, { entry: renamed, base: first })
    know({ ...renamed, version: 2 })
    expect(await saved(first)).toMatchObject({ entry: { version: 1 }, base: first })
  })
})
