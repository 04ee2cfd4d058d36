// @vitest-environment happy-dom
import { defaultGyms, type Gym, gymBounds } from '@fonte/domain/gym/gym'
import { withSetup } from '@fonte/domain/gym/setup'
import type { Language } from '@fonte/domain/words/language'
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { queryClient } from '../../platform/query/query-client.ts'
import { PageLanguage } from '../../platform/words/language.ts'
import { ToastContext } from '../../ui/toast.ts'
import { gymQuery } from './gym-reads.ts'
import { useChangeGym } from './use-change-gym.ts'

const { waiting, enqueue } = vi.hoisted(() => ({ waiting: [] as object[], enqueue: vi.fn() }))

vi.mock('../../platform/outbox/device-outbox.ts', () => ({
  outbox: { entries: { get: () => waiting }, enqueue, withdraw: async () => false },
}))

const toast = vi.fn()

const changer = (lang: Language = 'fr') => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageLanguage value={lang}>
      <ToastContext value={toast}>{children}</ToastContext>
    </PageLanguage>
  )
  return renderHook(useChangeGym, { wrapper }).result.current
}

const serverHas = (content: Gym, version: number) => queryClient.setQueryData(gymQuery.queryKey, { content, version })
const noted = (gym: Gym, exercise_id: string) => withSetup(gym, { exercise_id, note: 'n'.repeat(gymBounds.note.max) })

/** A gym that holds as many long notes as it can. */
function fullGym(): Gym {
  let gym: Gym = defaultGyms.kg
  for (let place = 0; JSON.stringify(gym).length < gymBounds.characters - 300; place += 1)
    gym = noted(gym, `e-${place}`)
  return gym
}

beforeEach(() => {
  waiting.length = 0
  enqueue.mockReset()
  toast.mockReset()
})

afterEach(() => {
  cleanup()
  queryClient.clear()
})

it.each([
  ['fr', '«\u00a0Ma salle\u00a0» est pleine'],
  ['en', '“My gym” is full'],
] as const)(
  'a change that makes the gym too large is refused in words, and nothing waits that the server would refuse: %s',
  async (lang, title) => {
    const gym = fullGym()
    serverHas(gym, 3)
    const change = changer(lang)
    expect(await change((now) => noted(noted(now, 'one'), 'two'))).toBe(false)
    expect(enqueue).not.toHaveBeenCalled()
    expect(toast.mock.calls).toMatchObject([[{ title, variant: 'destructive' }]])

    expect(await change((now) => ({ ...now, fewest_plates: true }))).toBe(true)
    expect(enqueue.mock.calls[0]?.[1].payload).toEqual({ content: { ...gym, fewest_plates: true }, version: 3 })
    expect(toast).toHaveBeenCalledTimes(1)
  },
)

it('a change builds on what the server has answered to the one before, though that has not left the queue yet', async () => {
  const sent = { ...defaultGyms.kg, fewest_plates: true }
  waiting.push({ kind: 'put-gym', id: 'first', payload: { content: sent, version: 7 } })
  serverHas(sent, 8)
  await changer()((now) => ({ ...now, unit: 'lb' }))
  expect(enqueue.mock.calls[0]?.[1].payload).toEqual({ content: { ...sent, unit: 'lb' }, version: 8 })
})

it('a change builds on the one that waits, at the version that this was read at, whatever another device has saved', async () => {
  const mine = { ...defaultGyms.kg, fewest_plates: true }
  waiting.push({ kind: 'put-gym', id: 'first', payload: { content: mine, version: 7 } })
  serverHas(defaultGyms.lb, 8)
  await changer()((now) => ({ ...now, bars: now.bars.slice(1) }))
  const content = { ...mine, bars: mine.bars.slice(1) }
  expect(enqueue.mock.calls[0]?.[1].payload).toEqual({ content, version: 7 })
})
