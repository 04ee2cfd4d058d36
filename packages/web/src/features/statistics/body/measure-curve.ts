import type { MeasuredDay } from '@fonte/domain/body/seven-day-mean'
import { localNoon } from '../../../platform/local-day.ts'
import { linesBetween, monthsBetween } from '../axes.ts'

/** The parts of the drawing, in px from its upper left corner. */
export interface MeasureCurve {
  readonly points: readonly { readonly day: string; readonly x: number; readonly y: number }[]
  /** The means as the path of an SVG. */
  readonly means: string
  readonly lines: readonly { readonly value: number; readonly y: number }[]
  readonly months: readonly { readonly at: number; readonly x: number }[]
  readonly plot: { readonly left: number; readonly right: number }
}

const margins = { left: 44, right: 12, top: 16, bottom: 34 } as const

const tenths = (px: number): number => Math.round(px * 10) / 10

/** Where everything stands; there is one day at least. Values and means are in the unit that is shown. */
export function measureCurve(days: readonly MeasuredDay[], width: number, height: number): MeasureCurve {
  const plot = { left: margins.left, right: width - margins.right }
  const times = days.map(({ day }) => localNoon(day))
  const [from, to] = [times[0] ?? 0, times.at(-1) ?? 0]
  // A single day stands in the middle.
  const x = (at: number) =>
    to === from
      ? (plot.left + plot.right) / 2
      : plot.left + 8 + ((at - from) / (to - from)) * (plot.right - plot.left - 16)
  const values = days.map(({ value }) => value)
  const lines = linesBetween(Math.min(...values), Math.max(...values))
  const low = lines[0] ?? 0
  const high = Math.max(lines.at(-1) ?? 1, ...values)
  const bottom = height - margins.bottom
  const y = (value: number) => bottom - ((value - low) / (high - low || 1)) * (bottom - margins.top)
  const at = (place: number) => tenths(x(times[place] ?? 0))
  return {
    plot,
    points: days.map(({ day, value }, place) => ({ day, x: at(place), y: tenths(y(value)) })),
    means: days.map(({ mean }, place) => `${place === 0 ? 'M' : 'L'}${at(place)} ${tenths(y(mean))}`).join(''),
    lines: lines.map((value) => ({ value, y: tenths(y(value)) })),
    months: monthsBetween(from, to, Math.max(1, Math.floor((plot.right - plot.left) / 44))).map((month) => ({
      at: month,
      x: tenths(x(month)),
    })),
  }
}
