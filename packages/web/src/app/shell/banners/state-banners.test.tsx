// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lastAnswer } from '../../../platform/connection.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { StateBanners } from './state-banners.tsx'

const { wake, verify, rows } = vi.hoisted(() => ({
  wake: vi.fn(async () => undefined),
  verify: vi.fn(async () => undefined),
  /** What waits to be sent. */
  rows: [] as { last_error: string | null; refusal?: undefined }[],
}))

vi.mock('../../../platform/outbox/device-outbox.ts', () => ({ outbox: { wake }, useOutbox: () => rows }))
vi.mock('../../../platform/session/session.ts', () => ({ session: { verify } }))

afterEach(() => {
  cleanup()
  lastAnswer.set('online')
  rows.length = 0
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const said = () => screen.queryByRole('status')?.textContent ?? null

it('says offline where no answer comes although the browser believes in a network, until one has come', () => {
  showWithMessages(<StateBanners />)
  expect(said()).toBeNull()
  act(() => lastAnswer.set('silent'))
  expect(said()).toContain('Hors ligne.')
  act(() => lastAnswer.set('online'))
  expect(said()).toBeNull()
})

it('a try of one’s own sends what waits, and asks the server where nothing does', async () => {
  lastAnswer.set('silent')
  const { user } = showWithMessages(<StateBanners />)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect([wake, verify].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('offers no try where the browser knows that there is no network, and says how much waits', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  rows.push({ last_error: null }, { last_error: 'network' })
  showWithMessages(<StateBanners />)
  expect(said()).toBe('Hors ligne. 2 éléments en attente de synchronisation.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('says whose answer came instead of Fonte’s', () => {
  lastAnswer.set('stranger')
  showWithMessages(<StateBanners />)
  expect(said()).toMatch(/^La réponse ne vient pas de Fonte/)
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
})

it('says nothing of what is sent at the first try, and what waits for a newer server after that', () => {
  rows.push({ last_error: null })
  showWithMessages(<StateBanners />)
  expect(said()).toBeNull()
  cleanup()
  rows.push({ last_error: 'older-server' })
  showWithMessages(<StateBanners />)
  expect(said()).toMatch(/2 éléments en attente\W+le serveur n’est pas encore à jour\./)
})
