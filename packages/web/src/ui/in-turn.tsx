import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'
import { whenDrawnAndIdle } from '../platform/idle/idle.ts'

interface Props {
  className?: string
  children: ReactNode
}

/**
 * The parts of a long page, the first one at once and then one in each quiet moment: drawn together they hold up many
 * frames. Until all are there it is as high as the screen, so that nothing in sight below it moves.
 */
export function InTurn({ className, children }: Props) {
  const parts = Children.toArray(children)
  const [drawn, setDrawn] = useState(1)
  const isWhole = drawn >= parts.length
  useEffect(() => {
    // Once all were drawn, none gives its place to one that comes later.
    if (isWhole) return setDrawn(Number.POSITIVE_INFINITY)
    return whenDrawnAndIdle(() => startTransition(() => setDrawn(drawn + 1)))
  }, [drawn, isWhole])
  return (
    <div className={isWhole ? undefined : 'min-h-dvh'}>
      <div className={className}>{parts.slice(0, drawn)}</div>
    </div>
  )
}
