// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { answerAgain, fallSilent } from '../test-kit/community-kit.ts'
import { PostList } from './post-list.tsx'
import type { Posts } from './use-posts.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The list of a search that has found nothing so far, and that goes on or not. */
const show = (more: Posts['more'], changes: Partial<Posts> = {}) => {
  const nothing = { reading: 'ready', items: [], isEarlier: false, online: true, error: null } as const
  const idle = { retry: () => undefined, retrying: false, loadingMore: false, moreFailed: false }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  return showWithMessages(
    <PostList posts={{ ...nothing, ...idle, more, ...changes }} isNarrowed>
      {null}
    </PostList>,
  )
}

it('says that nothing was found once the search is over', () => {
  show(null)
  expect(screen.getByRole('status').textContent).not.toBe('')
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull()
  expect(document.body.textContent).toContain('Aucun')
})

it('does not say so of a search that goes on, and offers to go on', () => {
  show(() => undefined)
  expect(screen.getByRole('status').textContent).toBe('')
  expect(screen.getByRole('button', { name: 'Afficher la suite' })).toBeDefined()
  expect(document.body.textContent).not.toContain('Aucun')
})

it('offers a try of one’s own where no answer comes although there is a network, for the list and for its next page', async () => {
  await fallSilent()
  const retry = vi.fn()
  const more = vi.fn()
  const { user } = show(more, { online: false, moreFailed: true, retry })
  const tries = screen.getAllByRole('button', { name: 'Réessayer' })
  expect(screen.getByText(/^Hors ligne/)).toBeTruthy()
  for (const button of tries) await user.click(button)
  expect([retry, more].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  await act(answerAgain)
  expect(screen.queryByText(/^Hors ligne/)).toBeNull()
})

it('offers none where the browser knows that there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(vi.fn(), { online: false, moreFailed: true })
  expect(screen.getByText(/^Hors ligne/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  vi.restoreAllMocks()
})
