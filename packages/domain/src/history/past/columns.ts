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
  const main = mainFields(measured, rows)
  const others = pastDetails.filter((detail) => !(main as readonly string[]).includes(detail))
  const more = others.filter((detail) => rows.some((row) => row[detail] !== undefined))
  const offered = others.filter((detail) => !more.includes(detail) && makesSense(detail, measured))
  return { main, more, offered }
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
