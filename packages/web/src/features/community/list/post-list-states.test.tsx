// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPages } from '../../../ui/test-kit/show-pages.tsx'
import { aPost } from '../test-kit/community-kit.ts'
import { PostList } from './post-list.tsx'
import type { Posts } from './use-posts.ts'

afterEach(cleanup)

const ready: Posts = {
  reading: 'ready',
  items: [],
  isEarlier: false,
  online: true,
  error: null,
  retry: () => undefined,
  retrying: false,
  more: null,
  loadingMore: false,
  moreFailed: false,
}

/** The list of the community where nothing narrows it. */
async function show(changes: Partial<Posts>, isWithoutSome = false) {
  const list = () => (
    <main>
      <PostList posts={{ ...ready, ...changes }} isNarrowed={false} isWithoutSome={isWithoutSome}>
        {null}
      </PostList>
    </main>
  )
  const shown = showPages({ '/community': list, '/': () => <p>Accueil</p> }, '/community')
  await screen.findByRole('main')
  return shown
}

it('a community without a post says so and leads to where one can be published', async () => {
  const { user, address } = await show({})
  expect(screen.getByRole('heading', { level: 2, name: 'Aucune publication' })).toBeDefined()
  expect(document.body.textContent).not.toContain('Aucun résultat')
  await user.click(screen.getByRole('link', { name: 'Aller à l’accueil' }))
  await vi.waitFor(() => expect(address()).toBe('/'))
})

it('a community whose only authors are hidden does not say that the next post is the first', async () => {
  await show({}, true)
  expect(document.body.textContent).toContain('Ceux que vous avez masqués n’apparaissent pas ici.')
  expect(document.body.textContent).not.toContain('il sera le premier')
})

it('posts that are being read show cards to come, and no word of there being none', async () => {
  await show({ reading: 'loading' })
  expect(screen.getByText('Chargement des publications')).toBeDefined()
  expect(document.querySelectorAll('.post-grid > .skeleton')).toHaveLength(10)
  expect(screen.queryByRole('heading')).toBeNull()
})

it('posts that cannot be read say so in the list and as a message, with a try of one’s own', async () => {
  const retry = vi.fn()
  const { user, told } = await show({ reading: 'failed', retry })
  expect(screen.getByText('Impossible de charger les publications de la communauté.')).toBeDefined()
  expect(told).toMatchObject([{ title: 'Erreur', variant: 'destructive' }])
  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(retry).toHaveBeenCalledOnce()
})

it('says how many posts are shown', async () => {
  vi.stubGlobal('IntersectionObserver', class {})
  await show({ items: [aPost(1), aPost(2)] })
  expect(screen.getByText('2 publications affichées').role).toBe('status')
  vi.unstubAllGlobals()
})
