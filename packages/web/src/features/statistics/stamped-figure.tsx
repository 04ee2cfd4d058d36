import type { CSSProperties } from 'react'
import { figureWidth } from '../../ui/figure-width.ts'
import { Figure, Stamp } from '../../ui/typography.tsx'

interface Props {
  term: string
  /** Absent: a dash. */
  value: string | null | undefined
  /** How large the figure is where it fits. */
  className: string
}

/** A figure of a band under its name; a long one shrinks so that it stays on its line. */
export function StampedFigure({ term, value, className }: Props) {
  const text = value ?? '–'
  return (
    <div className="content-between">
      <dt>
        <Stamp>{term}</Stamp>
      </dt>
      <dd className="fitting-box">
        <Figure className={className} style={{ '--n': figureWidth(text) } as CSSProperties}>
          {text}
        </Figure>
      </dd>
    </div>
  )
}
