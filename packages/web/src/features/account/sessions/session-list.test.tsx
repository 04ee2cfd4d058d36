// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { PageLanguage } from '../../../platform/words/language.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { signInAda } from '../../../ui/test-kit/sign-in-ada.ts'
import { SessionList } from './session-list.tsx'
import { sessionsQuery } from './session-queries.ts'

const call = vi.hoisted(() => vi.fn())
vi.mock('../../../platform/api/client.ts', async (original) => ({ ...(await original<object>()), call }))
vi.mock('../../../platform/first-screen.ts', async (original) => ({
  ...(await original<object>()),
  useFirstScreenReady: () => true,
}))

signInAda()

const sessionOf = (agent: string) => ({
  id: agent,
  agent,
  is_current: agent === 'Firefox',
  created_at: '2026-11-22T10:00:00.000Z',
  last_used_at: '2026-11-22T10:00:00.000Z',
})

/** The sessions of Ada, of which those that are ended go. */
function show(...agents: readonly string[]) {
  let left = agents.map(sessionOf)
  call.mockImplementation(async (id: string, { params }: { params?: { id: string } } = {}) => {
    if (id === 'get-devices') return { items: left }
    left = left.filter((session) => (params ? session.id !== params.id : session.is_current))
    return undefined
  })
  queryClient.setQueryData(sessionsQuery.queryKey, { items: left })
  return showWithMessages(<SessionList />)
}

const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

it('the focus goes on to the next session where one is ended, and behind the last one to the list', async () => {
  const { user } = show('Firefox', 'Chrome', 'Safari')
  await user.click(button('Déconnecter Chrome'))
  await waitFor(() => expect(document.activeElement).toBe(button('Déconnecter Safari')))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
})

it.each([
  ['fr', /^Déconnecter Firefox, vu le /],
  ['en', /^Log out Firefox, last seen /],
] as const)('of two sessions of one browser each has a name of its own, %s', (lang, name) => {
  const firefox = { ...sessionOf('Firefox'), is_current: false }
  const items = ['2026-11-22T10:00:00.000Z', '2026-11-22T10:07:00.000Z'].map((last_used_at) => {
    return { ...firefox, id: last_used_at, last_used_at }
  })
  queryClient.setQueryData(sessionsQuery.queryKey, { items })
  showWithMessages(
    <PageLanguage value={lang}>
      <SessionList />
    </PageLanguage>,
  )
  const names = screen.getAllByRole('button', { name }).map((one) => one.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(2)
})

it('each session is ended once, and none waits for another one whose end is under way', async () => {
  const { user } = show('Firefox', 'Chrome', 'Safari')
  const answer = call.getMockImplementation()
  const waiting = Promise.withResolvers<void>()
  call.mockClear().mockImplementation(async (...args) => {
    if (args[0] === 'sign-out-device') await waiting.promise
    return answer?.(...args)
  })
  await user.click(button('Déconnecter Chrome'))
  await user.click(button('Déconnecter Chrome'))
  await user.click(button('Déconnecter Safari'))
  const ended = () => call.mock.calls.filter(([id]) => id === 'sign-out-device').map(([, { params }]) => params.id)
  expect(ended()).toEqual(['Chrome', 'Safari'])
  waiting.resolve()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
  expect(screen.queryByText('Erreur')).toBeNull()
})

it('the list takes the focus once all others are ended, whose button goes with them', async () => {
  const { user } = show('Firefox', 'Chrome', 'Safari')
  await user.click(button('Déconnecter tous les autres'))
  const [confirm] = screen.getAllByRole('button', { name: 'Déconnecter tous les autres' }).toReversed()
  if (confirm) await user.click(confirm)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list')))
})
