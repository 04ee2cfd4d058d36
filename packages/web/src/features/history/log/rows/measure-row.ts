import { type BodyMeasure, type BodyMeasureChange, bodyMeasureKinds } from '@fonte/domain/body/body-measure'
import { StrangeAnswer } from '../../../../platform/api/api-problem.ts'
import type { TrainingRow } from '../../../../platform/storage/storage-rows.ts'

/** No workout has such an id. */
const prefix = 'measure '

/** Whether a row of the log keeps a measure of the body, and no workout. */
export const isMeasureId = (id: string): boolean => id.startsWith(prefix)

/** The id of the row that keeps a measure: a day has one of each kind. */
export const measureId = ({ day, kind }: Pick<BodyMeasure, 'day' | 'kind'>): string => `${prefix}${day} ${kind}`

/** The row that keeps a measure of a person. */
const rowOfMeasure = (userId: string, { day, kind, value }: BodyMeasure): TrainingRow => ({
  user_id: userId,
  id: measureId({ day, kind }),
  packed: JSON.stringify([day, kind, value]),
})

/** The measure that a row of the log keeps. */
export function measureOfRow({ packed }: TrainingRow): BodyMeasure {
  const [day, kind, value] = JSON.parse(packed) as [BodyMeasure['day'], BodyMeasure['kind'], number]
  return { day, kind, value }
}

/** A measure as the server packs it; null where a newer one measures what this Fonte does not know. @throws StrangeAnswer */
export function unpackMeasure(packed: readonly unknown[]): BodyMeasureChange | null {
  const [day, name, value = null] = packed
  if (typeof day !== 'string' || (typeof value !== 'number' && value !== null)) {
    throw new StrangeAnswer('a measure that is none')
  }
  const kind = bodyMeasureKinds.find((known) => known === name)
  return kind ? { day, kind, value } : null
}

/** Measures as the rows that are to be kept and the ids of those that are gone. */
export function rowsOfMeasures(userId: string, changes: readonly BodyMeasureChange[]) {
  const rows = changes.flatMap(({ value, ...what }) =>
    value === null ? [] : [rowOfMeasure(userId, { ...what, value })],
  )
  const gone = changes.flatMap(({ value, ...what }) => (value === null ? [measureId(what)] : []))
  return { rows, gone }
}

/** Measures in the order of their days. */
export const inOrderOfDays = (measures: Iterable<BodyMeasure>): readonly BodyMeasure[] =>
  [...measures].sort((one, other) => (measureId(one) < measureId(other) ? -1 : 1))

/** Measures in that order, with changes that wait laid over them. */
export function overlayMeasures(
  measures: readonly BodyMeasure[],
  waiting: readonly BodyMeasureChange[],
): readonly BodyMeasure[] {
  if (waiting.length === 0) return measures
  const laid = new Map(measures.map((measure) => [measureId(measure), measure]))
  for (const { value, ...what } of waiting) {
    if (value === null) laid.delete(measureId(what))
    else laid.set(measureId(what), { ...what, value })
  }
  return inOrderOfDays(laid.values())
}
