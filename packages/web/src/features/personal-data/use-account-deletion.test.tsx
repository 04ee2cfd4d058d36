// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../../platform/api/api-problem.ts'
import { ToastContext } from '../../ui/toast.ts'
import { useAccountDeletion } from './use-account-deletion.ts'

const { call, write, end, get } = vi.hoisted(() => ({ call: vi.fn(), write: vi.fn(), end: vi.fn(), get: vi.fn() }))

vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }))
vi.mock('../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../../platform/session/session.ts', () => ({
  session: { state: { get }, end },
}))
vi.mock('../../platform/storage/storage.ts', () => ({ storage: { write } }))

const toast = vi.fn()

/** Deletes the account, and answers the titles of what is said of it. */
async function deleteAccount() {
  const { result } = renderHook(useAccountDeletion, {
    wrapper: ({ children }) => <ToastContext value={toast}>{children}</ToastContext>,
  })
  await act(() => result.current.confirm())
  return toast.mock.calls.map(([{ title }]) => title)
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('reportError', vi.fn())
  get.mockReturnValue({ status: 'signed-in', user: { id: 'ada' } })
  call.mockResolvedValue(undefined)
  write.mockResolvedValue(undefined)
})

it('ends the session on this device once the account is deleted', async () => {
  expect(await deleteAccount()).toEqual(['Compte supprimé'])
  expect(end).toHaveBeenCalledExactlyOnceWith({ asked: true })
})

it('leaves nothing on this device where the end of the session is heard of before the account is known to be deleted', async () => {
  call.mockImplementation(async () => {
    get.mockReturnValue({ status: 'signed-out' })
  })
  expect(await deleteAccount()).toEqual(['Compte supprimé'])
  const gone = expect.arrayContaining([
    { store: 'outbox', removeAllOf: 'ada' },
    { store: 'running_workout', removeAllOf: 'ada' },
  ])
  expect(write).toHaveBeenCalledExactlyOnceWith(gone)
})

it('says only that the account is deleted where this device could not forget what it keeps', async () => {
  write.mockRejectedValue(new Error('the disk is full'))
  expect(await deleteAccount()).toEqual(['Compte supprimé'])
  expect(end).toHaveBeenCalledExactlyOnceWith({ asked: true })
})

it('says that it failed where the server could not be reached, and ends the session without forgetting what waits', async () => {
  call.mockRejectedValue(new NetworkFailure('offline'))
  expect(await deleteAccount()).toEqual(['Erreur'])
  expect([write.mock.calls, end.mock.calls]).toEqual([[], [[{ asked: false }]]])
})
