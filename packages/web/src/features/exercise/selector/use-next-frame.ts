import { useEffect, useState } from 'react'

/** False in the frame that first shows a component, true from the one after it: for what may come a little later. */
export function useNextFrame(): boolean {
  const [passed, setPassed] = useState(false)
  useEffect(() => {
    let after: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      after = setTimeout(() => setPassed(true))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(after)
    }
  }, [])
  return passed
}
