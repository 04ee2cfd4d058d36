// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showWithMessages } from '../../../ui/test-kit/show-with-messages.tsx'
import { PostList } from './post-list.tsx'
import type { Posts } from './use-posts.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** The list of a search that has found nothing so far, and that goes on or not. */
const show = (more: Posts['more']) => {
  const nothing = { reading: 'ready', items: [], isEarlier: false, online: true, isSilent: false, error: null } as const
  const idle = { retry: () => undefined, retrying: false, loadingMore: false, moreFailed: false }
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  showWithMessages(
    <PostList posts={{ ...nothing, ...idle, more }} isNarrowed>
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
