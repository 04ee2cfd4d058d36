import { useId, useRef } from 'react'
import { TimeDrawing } from '../../time-drawing.tsx'
import { useDrawnWidth } from '../../use-drawn-width.ts'
import { type StaircaseShape, staircaseShape } from './staircase-shape.ts'

type Drawn = Parameters<typeof staircaseShape>[0]

interface Props {
  drawn: Drawn
  /** What the drawing shows, in a sentence. */
  label: string
  /** The best of it with its unit. */
  best: string
  /** A value of the scale in words. */
  scale: (value: number) => string
}

/** From so many workouts on those that are no record are dots. */
const manyPoints = 60

/** The best of each workout over time, with the best so far as a line: records are red discs, pauses are hatched. */
export function Staircase({ drawn, label, best, scale }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const hatching = useId()
  const width = useDrawnWidth(box)
  const height = width < 560 ? 232 : 304
  const shape = staircaseShape(drawn, { width, height })
  const { plot, pauses, steps } = shape
  return (
    <TimeDrawing {...{ box, width, height, label }} scale={shape} valueText={scale}>
      <defs>
        <pattern id={hatching} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V8" className="staircase-hatching" />
        </pattern>
      </defs>
      {pauses.map((pause) => (
        <rect
          key={pause.x}
          x={pause.x}
          y={plot.top - 10}
          width={pause.width}
          height={plot.bottom - plot.top + 10}
          fill={`url(#${hatching})`}
        />
      ))}
      <path d={steps} className="staircase-steps" />
      <Marks marks={shape.marks} best={best} plot={plot} />
    </TimeDrawing>
  )
}

function Marks({ marks, best, plot }: Pick<StaircaseShape, 'marks' | 'plot'> & { best: string }) {
  const small = marks.length > manyPoints
  const top = marks.find(({ is_best }) => is_best)
  // Records above the others, where they stand close.
  const drawn = marks.toSorted((a, b) => Number(a.is_record) - Number(b.is_record))
  return (
    <>
      {drawn.map(({ id, x, y, is_record, is_best }) => {
        const radius = is_best ? 9 : small && !is_record ? 2.5 : 6
        return (
          <g key={id} className={is_record ? 'staircase-record' : 'staircase-point'}>
            <circle cx={x} cy={y} r={radius} />
            {is_record && <circle className="staircase-hole" cx={x} cy={y} r={radius / 3} />}
          </g>
        )
      })}
      {top && (
        <text className="staircase-best" x={Math.max(top.x, plot.left + 60)} y={top.y - 18} textAnchor="end">
          {best}
        </text>
      )}
    </>
  )
}
