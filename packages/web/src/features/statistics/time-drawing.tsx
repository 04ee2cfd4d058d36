import type { ReactNode, RefObject } from 'react'
import { useFormats } from '../../platform/words/words.ts'

/** Round values with their height, months with their place, and how far the values' lines reach. */
interface TimeScale {
  readonly lines: readonly { readonly value: number; readonly y: number }[]
  readonly months: readonly { readonly at: number; readonly x: number }[]
  readonly plot: { readonly left: number; readonly right: number }
}

interface Props {
  /** What the drawing is as wide as. */
  box: RefObject<HTMLDivElement | null>
  /** In sixteenths of a rem, like the height and all that stands in it. */
  width: number
  height: number
  /** What the drawing shows, in a sentence. */
  label: string
  scale: TimeScale
  /** A value of the scale in words. */
  valueText: (value: number) => string
  children: ReactNode
}

/** From this long (ms) between the first and the last name of the scale on, years tell apart months of one name. */
const aYear = 364 * 86_400_000

/** A drawing over months: a line for each value of the scale, the months below, and between them what is drawn. */
export function TimeDrawing({ box, width, height, label, scale, valueText, children }: Props) {
  const { date } = useFormats()
  const { lines, months, plot } = scale
  const yearOf = (at: number) => date(at, 'year')
  const isLong = (months.at(-1)?.at ?? 0) - (months[0]?.at ?? 0) >= aYear
  const name = (at: number, before: number | undefined) =>
    isLong && (before === undefined || yearOf(before) !== yearOf(at)) ? yearOf(at) : date(at, 'shortMonth')
  return (
    <div ref={box}>
      <svg
        className="staircase"
        viewBox={`0 0 ${width} ${height}`}
        width={`${width / 16}rem`}
        height={`${height / 16}rem`}
        role="img"
        aria-label={label}
      >
        {lines.map(({ value, y }, index) => (
          <g key={value}>
            <path
              d={`M${plot.left} ${y}H${plot.right}`}
              className={index === 0 ? 'staircase-floor' : 'staircase-line'}
            />
            <text x="0" y={y + 4}>
              {valueText(value)}
            </text>
          </g>
        ))}
        {children}
        {months.map(({ at, x }, index) => (
          <text key={at} x={x} y={height - 10} textAnchor="middle">
            {name(at, months[index - 1]?.at)}
          </text>
        ))}
      </svg>
    </div>
  )
}
