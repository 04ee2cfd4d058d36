import type { Measure } from '../../exercise/measure.ts'
import { type Measured, mainFields } from '../../program/editor/set-columns.ts'
import type { PastField } from './editing.ts'
import { type PastDetail, type PastRow, pastDetails } from './form.ts'

/** What the sets of an exercise are asked for. */
export type PastColumns = {
  /** What is counted, and the load. */
  readonly main: readonly [PastField, PastField]
  /** What is asked for besides. */
  readonly more: readonly PastDetail[]
  /** What can be asked for, too. */
  readonly offered: readonly PastDetail[]
}

/** What the sets of an exercise are asked for: its figures, and what one of them says besides. */
export function pastColumns(measured: Measured, rows: readonly PastRow[]): PastColumns {
  const main = mainFields({ ...measured, measure: measured.measure ?? measureOfRows(rows) }, rows)
  const others = pastDetails.filter((detail) => !(main as readonly string[]).includes(detail))
  const more = others.filter((detail) => rows.some((row) => row[detail] !== undefined))
  const offered = others.filter((detail) => !more.includes(detail) && makesSense(detail, measured))
  return { main, more, offered }
}

/** What sets say that they are counted in, where the library does not know the exercise, or not yet. */
function measureOfRows(rows: readonly PastRow[]): Measure {
  if (rows.some(({ distance }) => distance)) return 'distance'
  return rows.some(({ seconds }) => seconds) ? 'time' : 'reps'
}

function makesSense(detail: PastDetail, { measure, load }: Measured): boolean {
  switch (detail) {
    case 'rir':
      return true
    case 'seconds':
    case 'distance':
      return measure === 'distance'
    case 'assist':
      return load === 'bodyweight'
  }
}
