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

const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('')

it('says that nothing was found once the search is over', () => {
  show(null)
  expect(said()).not.toBe('')
  expect(screen.queryByRole('button', { name: 'Afficher la suite' })).toBeNull()
  expect(document.body.textContent).toContain('Aucun')
})

it('does not say so of a search that goes on, and offers to go on', () => {
  show(() => undefined)
  expect(said()).toBe('')
  expect(screen.getByRole('button', { name: 'Afficher la suite' })).toBeDefined()
  expect(document.body.textContent).not.toContain('Aucun')
})

it('leaves the try where no answer comes to the banner of the page, but for the next page, which is far from it', async () => {
  await fallSilent()
  const more = vi.fn()
  const { user } = show(more, { online: false, moreFailed: true })
  expect(screen.getByText(/^Pas de réponse du serveur/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(more).toHaveBeenCalledOnce()
  await act(answerAgain)
  expect(screen.queryByText(/^Pas de réponse du serveur/)).toBeNull()
  cleanup()
  await fallSilent()
  show(null, { online: false })
  expect(screen.queryByRole('button')).toBeNull()
  await act(answerAgain)
})

it('offers none where the browser knows that there is no network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  show(vi.fn(), { online: false, moreFailed: true })
  expect(screen.getByText(/^Hors ligne/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  vi.restoreAllMocks()
})
