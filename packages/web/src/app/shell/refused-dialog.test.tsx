// @vitest-environment happy-dom
import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { setFigures } from '@fonte/domain/history/summarize'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finishedWorkoutKind, historyEntityKey, updateWorkoutKind } from '../../features/history/history-outbox.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { registerOutboxKinds } from '../../platform/outbox/outbox-kind.ts'
import { emptyOutbox, serveAda } from '../../platform/outbox/test-kit/device-outbox-kit.ts'
import { storage } from '../../platform/storage/storage.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { RefusedBanner } from './refused-banner.tsx'
import { RefusedDialog } from './refused-dialog.tsx'

const sets = [{ exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 100 }]

const base: HistoryEntryWithSets = {
  id: 'w1',
  user_id: 'ada',
  program_id: null,
  program_name: 'Jambes',
  duration_minutes: 50,
  started_at: '2026-11-18T17:40:00.000Z',
  completed_at: '2026-11-18T18:30:00.000Z',
  version: 2,
  ...setFigures(sets),
  sets,
}

const refused = (code: string) => ({ code, request_id: '', at: 0 })

/** A change of the workout that waits, refused or behind one that was. */
const change = (program_name: string, refusal: OutboxRow['refusal'] = null) => ({
  ...{ id: program_name, user_id: 'ada', kind: updateWorkoutKind.kind, thing: historyEntityKey('w1') },
  payload: { entry: { ...base, program_name, notes: { workout: 'Lourd' } }, base },
  ...{ enqueued_at: 0, hold_until: 0, attempts: 0, last_error: null, refusal },
})

async function show(...rows: readonly ReturnType<typeof change>[]) {
  await storage.write(rows.map((put) => ({ store: 'outbox', put })))
  await outbox.reload()
  return showWithMessages(<RefusedDialog onClose={() => undefined} />)
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

beforeEach(async () => {
  registerOutboxKinds(updateWorkoutKind, finishedWorkoutKind)
  vi.spyOn(updateWorkoutKind, 'send').mockReturnValue(new Promise(() => undefined))
  vi.spyOn(finishedWorkoutKind, 'send').mockReturnValue(new Promise(() => undefined))
  await serveAda('signed-out')
})

afterEach(async () => {
  cleanup()
  await emptyOutbox()
  vi.restoreAllMocks()
})

it('the change of a workout that was deleted elsewhere can be kept as a new workout, with what was changed after it', async () => {
  const { user, told } = await show(change('Cuisses', refused('already-deleted')), change('Bas du corps'))
  expect(buttons()).not.toContain('Réessayer')
  await user.click(screen.getByRole('button', { name: 'Garder comme nouvelle séance' }))
  await waitFor(() => expect(told).toMatchObject([{ title: 'Gardée comme nouvelle séance' }]))
  const [row, ...others] = outbox.entries.get()
  expect(others).toEqual([])
  const { program_id, duration_minutes, started_at, completed_at } = base
  expect(row?.kind).toBe(finishedWorkoutKind.kind)
  expect(row?.payload).toEqual({
    ...{ id: row?.id, program_id, program_name: 'Bas du corps', duration_minutes, started_at, completed_at },
    ...{ sets, notes: { workout: 'Lourd' }, origin: 'hand' },
  })
  expect(row?.id).not.toBe('w1')
})

it('or be given up, with what was changed after it', async () => {
  const { user } = await show(change('Cuisses', refused('already-deleted')), change('Bas du corps'))
  await user.click(screen.getByRole('button', { name: 'Abandonner' }))
  await waitFor(() => expect(outbox.entries.get()).toEqual([]))
})

it('a write that was refused otherwise is tried again or given up', async () => {
  await show(change('Cuisses', refused('history-full')))
  expect(buttons()).toEqual(expect.arrayContaining(['Réessayer', 'Abandonner']))
  expect(buttons()).not.toContain('Garder comme nouvelle séance')
})

it('the focus of a write that is given up goes on to the next, and behind the last to the page', async () => {
  const first = { ...change('Cuisses', refused('history-full')), thing: historyEntityKey('w1') }
  const second = { ...change('Dos', refused('history-full')), thing: historyEntityKey('w2') }
  await storage.write([first, second].map((put) => ({ store: 'outbox', put })))
  await outbox.reload()
  const { user } = showWithMessages(
    <>
      <RefusedBanner />
      <main id="content" tabIndex={-1} />
    </>,
  )
  screen.getByRole('button').focus()
  await user.keyboard('{Enter}')
  const bins = () => screen.findAllByRole('button', { name: 'Abandonner' })
  const giveUp = async () => {
    ;(await bins())[0]?.focus()
    await user.keyboard('{Enter}')
  }
  await giveUp()
  await waitFor(async () => expect(await bins()).toHaveLength(1))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Réessayer' }))
  await giveUp()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})
