// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteMeasureKind } from '../../features/history/body/body-outbox.ts'
import { deleteWorkoutKind } from '../../features/history/history-outbox.ts'
import { deleteProgramKind } from '../../features/program/program-outbox.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { emptyOutbox, serveAda } from '../../platform/outbox/test-kit/device-outbox-kit.ts'
import { showWithMessages } from '../../ui/test-kit/show-with-messages.tsx'
import { HeldDeletions } from './held-deletions.tsx'

const undoTime = 8_000

const deleted = {
  workout: [deleteWorkoutKind, { entry: { id: 'w1', program_name: 'Jambes' } }],
  program: [deleteProgramKind, { id: 'p1', name: 'Haut du corps' }],
  measure: [deleteMeasureKind, { day: '2026-11-22', kind: 'weight' }],
} as const

/** Something is deleted; then the page is loaded anew, some time after. */
async function reloadAfter(what: keyof typeof deleted, wait: number) {
  const [kind, payload] = deleted[what]
  await outbox.enqueue(kind as never, { entityKey: what, payload: payload as never, holdFor: undoTime })
  vi.setSystemTime(Date.now() + wait)
  return showWithMessages(<HeldDeletions />)
}

const waiting = () => outbox.entries.get().length

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await serveAda()
})

afterEach(async () => {
  cleanup()
  await emptyOutbox()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('a deletion can still be taken back after the page is loaded anew, for what is left of its time', async () => {
  const { told } = await reloadAfter('workout', 3_000)
  expect(told).toMatchObject([{ title: 'Séance supprimée', description: 'Jambes', duration: 5_000 }])
  told[0]?.action?.onAction()
  await vi.waitFor(() => expect(told[1]).toMatchObject({ title: 'Suppression annulée' }))
  expect(waiting()).toBe(0)
})

it.each([
  ['program', 'Programme supprimé', 'Haut du corps'],
  ['measure', 'Mesure supprimée', 'Poids de corps, 22 novembre\u00a02026'],
] as const)('so can that of a %s', async (what, title, description) => {
  const { told } = await reloadAfter(what, 1_000)
  expect(told).toMatchObject([{ title, action: { label: 'Annuler' } }])
  expect(String(told[0]?.description).replaceAll('\u00a0', ' ')).toBe(description.replaceAll('\u00a0', ' '))
})

it('is not offered once its time is over, nor a second time in the same page', async () => {
  expect((await reloadAfter('workout', undoTime)).told).toEqual([])
  cleanup()
  expect((await reloadAfter('program', 0)).told).toHaveLength(1)
  cleanup()
  expect(showWithMessages(<HeldDeletions />).told).toEqual([])
})
