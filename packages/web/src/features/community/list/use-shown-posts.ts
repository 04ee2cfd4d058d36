import { useDeferredValue, useMemo } from 'react'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { firstCards } from '../../../ui/first-cards.ts'
import type { Posts } from './use-posts.ts'

/**
 * The posts that fill the first screen; the others once it stands, drawn in pieces, so that no tap waits for them. Nothing
 * follows what is not shown yet.
 */
export function useShownPosts(posts: Posts): Posts {
  const { items } = posts
  const first = useMemo(() => items.slice(0, firstCards()), [items])
  const shown = useDeferredValue(useFirstScreenReady() ? items : first)
  return { ...posts, items: shown, more: shown.length < items.length ? null : posts.more }
}
