import { useEffect } from 'react'

/** Names the page in the browser's tab: `useTitle(words.title)` shows as "Statistiques · Fonte". */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Fonte`
  }, [title])
}
