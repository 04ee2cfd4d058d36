import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

/** What a page looks for, by the names of the parts of its address; a reload and the way back find the same list. */
export type ListAddress = Readonly<Record<string, string | undefined>>

/** What the address looks for, and the way to look for something else: an empty text or undefined takes a part away. */
export function useListAddress(): { readonly sought: ListAddress; readonly change: (parts: ListAddress) => void } {
  const navigate = useNavigate()
  const sought: ListAddress = useSearch({ strict: false })
  const change = useCallback(
    (parts: ListAddress) =>
      void navigate({
        to: '.',
        search: (search: ListAddress) =>
          Object.fromEntries(Object.entries({ ...search, ...parts }).filter(([, value]) => value)),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return { sought, change }
}
