// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lastAnswer } from '../../../platform/connection.ts'
import { registerOutboxKinds } from '../../../platform/outbox/outbox-kind.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { StateBanners } from './state-banners.tsx'

const { wake, verify, rows, files } = vi.hoisted(() => ({
  wake: vi.fn(async () => undefined),
  verify: vi.fn(async () => undefined),
  /** What waits to be sent. */
  rows: [] as { kind?: string; last_error: string | null; refusal?: { code: string } }[],
  /** Whether the files of the page can be fetched. */
  files: { come: true },
}))

vi.mock('../../../platform/outbox/device-outbox.ts', () => ({ outbox: { wake }, useOutbox: () => rows }))
vi.mock('../../../platform/session/session.ts', () => ({ session: { verify } }))

vi.mock('../refused-dialog.tsx', () => {
  if (!files.come) throw new TypeError('Failed to fetch dynamically imported module')
  return { RefusedDialog: () => <p>Ce qui a été refusé</p> }
})

afterEach(() => {
  cleanup()
  files.come = true
  lastAnswer.set('online')
  rows.length = 0
  vi.restoreAllMocks()
  vi.clearAllMocks()
})

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

it('says so where no answer comes although the browser believes in a network, until one has come', () => {
  showWithMessages(<StateBanners />)
  expect(said()).toBe('')
  act(() => lastAnswer.set('silent'))
  expect(said()).toContain('Pas de réponse du serveur.')
  expect(said()).not.toContain('Hors ligne')
  act(() => lastAnswer.set('online'))
  expect(said()).toBe('')
})

it('a try of one’s own sends what waits, and asks the server where nothing does', async () => {
  lastAnswer.set('silent')
  const { user } = showWithMessages(<StateBanners />)
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect([wake, verify].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

it('stands in the page before it has something to say, and keeps the focus of the try that was answered', () => {
  showWithMessages(<StateBanners />)
  const status = screen.getByRole('status')
  act(() => lastAnswer.set('silent'))
  expect(screen.getByRole('status')).toBe(status)
  screen.getByRole('button', { name: 'Réessayer' }).focus()
  act(() => lastAnswer.set('online'))
  expect(document.activeElement).toBe(status)
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
  expect(said()).toBe('')
  cleanup()
  rows.push({ last_error: 'older-server' })
  showWithMessages(<StateBanners />)
  expect(said()).toMatch(/2 éléments en attente\W+le serveur n’est pas encore à jour\./)
})

describe('what the server refused', () => {
  const kind = { label: () => 'Séance', send: async () => undefined }

  it('is told once it is known of what features ask about themselves', () => {
    const code = 'version-conflict'
    rows.push({ kind: 'asked', last_error: code, refusal: { code } })
    rows.push({ kind: 'told', last_error: code, refusal: { code } })
    showWithMessages(<StateBanners />)
    expect(said()).toBe('')
    registerOutboxKinds({ ...kind, kind: 'told' }, { ...kind, kind: 'asked', asksAbout: () => true })
    cleanup()
    showWithMessages(<StateBanners />)
    expect(said()).toContain('Le serveur a refusé 1 élément.')
  })

  it('is told also where no file can be fetched, and what can be done comes when it is asked for again', async () => {
    registerOutboxKinds({ ...kind, kind: 'told' })
    rows.push({ kind: 'told', last_error: 'invalid-input', refusal: { code: 'invalid-input' } })
    files.come = false
    const { told, user } = showWithMessages(<StateBanners />)
    const show = screen.getByRole('button', { name: 'Voir' })
    await user.click(show)
    await vi.waitFor(() => expect(told).toMatchObject([{ title: 'Impossible d’afficher le détail' }]))
    files.come = true
    await user.click(show)
    expect(await screen.findByText('Ce qui a été refusé')).toBeTruthy()
  })
})
