// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiProblem } from '../../platform/api/api-problem.ts'
import { ToastContext } from '../../ui/toast.ts'
import { usePlanChange } from './use-plan-change.ts'

const { call, updateProfile, verify } = vi.hoisted(() => ({ call: vi.fn(), updateProfile: vi.fn(), verify: vi.fn() }))

vi.mock('../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../../platform/session/session.ts', () => ({ session: { updateProfile, verify } }))

const toast = vi.fn()

/** Asks for a change that the server refuses, because of the plan that the profile has; answers what is told. */
async function refused(change: 'start-trial' | 'cancel-plan', profile: object) {
  call.mockImplementation(async (operation: string) => {
    if (operation === 'get-profile') return profile
    throw new ApiProblem({ status: 409, code: 'plan-conflict' } as ConstructorParameters<typeof ApiProblem>[0])
  })
  const { result } = renderHook(() => usePlanChange(change), {
    wrapper: ({ children }) => <ToastContext value={toast}>{children}</ToastContext>,
  })
  await act(() => result.current.run())
  return toast.mock.calls.map(([{ title, description }]) => [title, description])
}

const trial = (days: number) => ({
  plan: 'Trial',
  trial_ends_at: new Date(Date.now() + days * 86_400_000 - 60_000).toISOString(),
})
const basic = { plan: 'Basic', trial_ends_at: null }

beforeEach(() => {
  vi.clearAllMocks()
})

it('says that the trial has started, or ended, where the answer to an earlier try was lost', async () => {
  expect(await refused('start-trial', trial(7))).toEqual([['Essai commencé', 'Premium est à vous pour 7 jours.']])
  expect(updateProfile).toHaveBeenCalledOnce()
  toast.mockClear()
  expect(await refused('cancel-plan', basic)).toEqual([['Abonnement annulé', 'Votre plan est maintenant Basic.']])
})

it('says how long the trial lasts that was started elsewhere days ago', async () => {
  expect(await refused('start-trial', trial(3))).toEqual([
    ['Essai commencé', expect.stringMatching(/^Il reste 3 jours/)],
  ])
})

it('says that it cannot be done where the plan is another one', async () => {
  for (const profile of [trial(-1), { plan: 'Premium', trial_ends_at: null }]) {
    toast.mockClear()
    expect(await refused('start-trial', profile)).toEqual([['Erreur', 'Votre abonnement ne le permet pas.']])
  }
  expect(updateProfile).not.toHaveBeenCalled()
})
