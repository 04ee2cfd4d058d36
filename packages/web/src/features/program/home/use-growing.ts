import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '../../../platform/idle.ts'

/** What is added at each quiet moment, and what a section shows at first: more than a phone has room for. */
const step = 4

/** At first on a screen with several columns, so that nothing below moves when more is added. */
const firstRows = 10

const first = () => (window.matchMedia('(min-width: 40rem)').matches ? firstRows : step)

/** Whoever comes back to the screen finds it whole at once, at the height where it was left. */
let isDrawn = false

/** The beginning of a list, which grows at quiet moments until it is whole: no tap waits for dozens of cards. */
export function useGrowing<T>(list: readonly T[]): readonly T[] {
  const [count, setCount] = useState(() => (isDrawn ? Number.POSITIVE_INFINITY : first()))
  const isWhole = count >= list.length
  useEffect(() => {
    if (!isWhole) return whenIdle(() => startTransition(() => setCount(count + step)))
    isDrawn ||= list.length > step
    setCount(Number.POSITIVE_INFINITY)
    return undefined
  }, [count, isWhole, list])
  return isWhole ? list : list.slice(0, count)
}
