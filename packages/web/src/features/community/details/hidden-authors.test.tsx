// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { lastAnswer } from '../../../platform/connection.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { hiddenAuthorsQuery } from '../post-reads.ts'
import { network } from '../test-kit/community-kit.ts'
import { HiddenAuthors } from './hidden-authors.tsx'

const authors = ['lea', 'max', 'zoe'].map((username) => ({
  user_id: username,
  username,
  hidden_at: '2026-11-22T09:00:00.000Z',
}))
const hide = (items: typeof authors) => queryClient.setQueryData(hiddenAuthorsQuery.queryKey, { items })

/** Opens the list of hidden authors and shows one of them again; the answer is the button that has the focus then. */
async function showAgain(at: number, left: typeof authors) {
  const onLast = vi.fn()
  const { user } = showWithMessages(<HiddenAuthors onLast={onLast} />)
  await user.click(screen.getByRole('button', { name: /masqué/ }))
  const buttons = screen.getAllByRole('button', { name: 'Afficher à nouveau', hidden: true })
  network({ answer: undefined })
  const [button] = buttons.slice(at)
  if (button) await user.click(button)
  act(() => hide(left))
  await vi.waitFor(() => expect(button?.isConnected).toBe(false))
  return { onLast, row: document.activeElement?.closest('li')?.textContent }
}

afterEach(() => {
  cleanup()
  queryClient.clear()
  lastAnswer.set('online')
  vi.unstubAllGlobals()
})

it('an author who is shown again leaves the focus to the next one', async () => {
  hide(authors)
  const left = authors.filter(({ username }) => username !== 'max')
  expect((await showAgain(1, left)).row).toMatch(/^zoe/)
})

it('behind the last author in the list it goes to the one before', async () => {
  hide(authors)
  expect((await showAgain(2, authors.slice(0, 2))).row).toMatch(/^max/)
})

it('without any left the window closes and stays closed, and the focus is handed on', async () => {
  hide(authors.slice(0, 1))
  const { onLast } = await showAgain(0, [])
  expect(onLast).toHaveBeenCalledOnce()
  act(() => hide(authors.slice(1)))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
})
