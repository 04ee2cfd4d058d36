import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/idle.ts'

/** What a phone shows of a section at first, and what is added at each quiet moment. */
const step = 4

/** Whoever comes back to the screen finds it whole at once, at the height where it was left. */
let isDrawn = false

/** The beginning of a list, which grows at quiet moments until it is whole: no tap waits for dozens of cards. */
export function useGrowing<T>(list: readonly T[]): readonly T[] {
  const [count, setCount] = useState(isDrawn ? Number.POSITIVE_INFINITY : step)
  const isWhole = count >= list.length
  useEffect(() => {
    if (!isWhole) return whenIdle(() => startTransition(() => setCount(count + step)))
    isDrawn ||= list.length > step
    setCount(Number.POSITIVE_INFINITY)
    return undefined
  }, [count, isWhole, list])
  return isWhole ? list : list.slice(0, count)
}
