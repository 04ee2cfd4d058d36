import { useNavigate, useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { belowLayers, overLayers } from '../../../ui/close-by-back.ts'
import { useCloseByUrl } from '../../exercise/use-exercise-url.ts'
import type { CommunitySearch } from '../community-url.ts'

/** Opens a post over the community; the way back closes it. */
export function useOpenPost(): (id: string) => void {
  const navigate = useNavigate()
  return useCallback(
    (post) =>
      void navigate({
        to: '/community',
        search: (search: CommunitySearch) => ({ ...search, post }),
        state: overLayers(),
        resetScroll: false,
      }),
    [navigate],
  )
}

const withoutPost = <Search extends object>(search: Search): Search => ({ ...search, post: undefined })

/** Closes the post: back to the list that it was opened from, or, for a URL that was followed, to the same list. */
export const useClosePost = (): (() => void) => useCloseByUrl(withoutPost)

/**
 * Leaves the post, once, from a question that stands over it, and that goes with it: to the list that it was opened from,
 * or, for a URL that was followed, to the same list.
 */
export function useLeavePost(): () => void {
  const navigate = useNavigate()
  const { history } = useRouter()
  const left = useRef(false)
  return useCallback(() => {
    // Before the URL has changed, a second answer would leave the list, too.
    if (left.current) return
    left.current = true
    const { open_layers } = history.location.state
    if (open_layers === undefined) {
      belowLayers(() => void navigate({ to: '.', search: withoutPost, replace: true, resetScroll: false }))
      return
    }
    // Questions have entries of their own, of which the router never hears.
    const entry = window.history.state as { readonly layer?: number } | null
    history.go(open_layers - (entry?.layer ?? open_layers) - 1)
  }, [navigate, history])
}
