import type { Pause, ProgressPeriod, ProgressPoint } from '@fonte/domain/statistics/exercise-progress'
import { linesBetween, monthsBetween } from '../../axes.ts'

/** What the staircase is drawn from. */
interface Drawn {
  readonly points: readonly Pick<ProgressPoint, 'value' | 'is_record' | 'workout'>[]
  readonly best_before: number | null
  readonly pauses: readonly Pause[]
  /** What the drawing is as wide as; null: from the first point to the last. */
  readonly period: ProgressPeriod | null
  /** Whether the values are counted: repetitions, seconds, metres. */
  readonly is_whole: boolean
}

/** The size of the drawing in px, and how much of it stands around the points. */
export interface Frame {
  readonly width: number
  readonly height: number
}

const margins = { left: 40, right: 16, top: 44, bottom: 34 } as const

/** The parts of the drawing, in px from its upper left corner. */
export interface StaircaseShape {
  readonly marks: readonly {
    /** The workout that it stands for. */
    readonly id: string
    readonly x: number
    readonly y: number
    readonly is_record: boolean
    readonly is_best: boolean
  }[]
  /** The best so far, as the path of an SVG. */
  readonly steps: string
  readonly lines: readonly { readonly value: number; readonly y: number }[]
  readonly pauses: readonly { readonly x: number; readonly width: number }[]
  /** The first days of months, epoch ms, so far apart that their names have room. */
  readonly months: readonly { readonly at: number; readonly x: number }[]
  readonly plot: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

/** Where everything of the staircase stands; there is one point at least. */
export function staircaseShape(
  { points, best_before, pauses, period, is_whole }: Drawn,
  { width, height }: Frame,
): StaircaseShape {
  const plot = { left: margins.left, right: width - margins.right, top: margins.top, bottom: height - margins.bottom }
  const first = points[0]?.workout.at ?? 0
  const from = Math.min(first, period?.since ?? first)
  const last = Math.max(points.at(-1)?.workout.at ?? first, period?.until ?? first)
  const span = Math.max(last - from, 1)
  // A single point, or points of one moment, stand in the middle.
  const x = (at: number) =>
    last === from ? (plot.left + plot.right) / 2 : plot.left + 8 + ((at - from) / span) * (plot.right - plot.left - 16)
  const values = [...points.map(({ value }) => value), ...(best_before === null ? [] : [best_before])]
  const lines = linesBetween(Math.min(...values), Math.max(...values), is_whole ? 1 : 0)
  const low = lines[0] ?? 0
  const high = Math.max(lines.at(-1) ?? 1, ...values)
  const y = (value: number) => plot.bottom - ((value - low) / (high - low || 1)) * (plot.bottom - plot.top)
  const best = Math.max(...points.map(({ value }) => value))
  return {
    plot,
    lines: lines.map((value) => ({ value, y: y(value) })),
    marks: points.map(({ value, is_record, workout }, index) => ({
      id: workout.entry.id,
      x: x(workout.at),
      y: y(value),
      is_record,
      is_best: value === best && points.findIndex((each) => each.value === best) === index,
    })),
    steps: stepsOf(points, best_before, { x, y, plot }),
    pauses: pauses.map((pause) => {
      const start = Math.max(x(pause.from), plot.left)
      return { x: start, width: Math.max(0, Math.min(x(pause.to), plot.right) - start) }
    }),
    months: monthsBetween(from, last, Math.max(1, Math.floor((plot.right - plot.left) / 44))).map((at) => ({
      at,
      x: x(at),
    })),
  }
}

interface Scale {
  readonly x: (at: number) => number
  readonly y: (value: number) => number
  readonly plot: StaircaseShape['plot']
}

function stepsOf(points: Drawn['points'], before: number | null, { x, y, plot }: Scale): string {
  let best = before
  const steps: string[] = before === null ? [] : [`M${plot.left} ${tenths(y(before))}`]
  for (const { value, workout } of points) {
    const at = tenths(x(workout.at))
    if (best === null) steps.push(`M${at} ${tenths(y(value))}`)
    else steps.push(`H${at}`, ...(value > best ? [`V${tenths(y(value))}`] : []))
    best = Math.max(best ?? value, value)
  }
  return `${steps.join('')}H${plot.right}`
}

const tenths = (px: number): number => Math.round(px * 10) / 10
