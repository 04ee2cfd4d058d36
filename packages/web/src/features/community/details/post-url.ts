import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { overLayers } from '../../../ui/close-by-back.ts'
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
