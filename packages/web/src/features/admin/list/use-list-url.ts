import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** What a page looks for, by the names of the parts of its URL; a reload and the way back find the same list. */
export type ListUrl = Readonly<Record<string, string | undefined>>

/** What the URL looks for, and the way to look for something else: an empty text or undefined takes a part away. */
export function useListUrl(): { readonly sought: ListUrl; readonly change: (parts: ListUrl) => void } {
  const navigate = useNavigate()
  const sought: ListUrl = useSearch({ strict: false })
  const change = useCallback(
    (parts: ListUrl) =>
      void navigate({
        to: '.',
        search: (search: ListUrl) =>
          Object.fromEntries(Object.entries({ ...search, ...parts }).filter(([, value]) => value)),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { sought, change }
}
