import { useEffect, useEffectEvent, useState } from 'react'

/** How long (ms) typing rests before the words are looked for. */
const searchPause = 500

/**
 * What stands in the search box: it becomes what is looked for half a second after the last key, or at once with Enter.
 * Words that come by another way, such as the way back, take its place.
 */
export function useSearchText(sought: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(sought)
  const [seen, setSeen] = useState(sought)
  if (sought !== seen) {
    setSeen(sought)
    // The URL holds it without outer spaces: what is being typed stays as it is.
    if (sought !== text.trim()) setText(sought)
  }
  const look = useEffectEvent(() => {
    if (text.trim() !== sought) onSearch(text.trim())
  })
  useEffect(() => {
    if (text.trim() === sought) return
    const timer = setTimeout(() => look(), searchPause)
    return () => clearTimeout(timer)
  }, [text, sought])
  return { text, setText, lookNow: () => text.trim() !== sought && onSearch(text.trim()) }
}
