import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { TrainingRow } from '../../../../platform/storage/storage-rows.ts'
import { isMeasureId, measureOfRow } from './measure-row.ts'
import { entryOfRow } from './packed-entry.ts'

/** What a row of the log keeps; null where a row of news says that it is gone. */
type Kept = LogEntry | BodyMeasure | null

/** A row of the log, read. */
export interface ReadRow {
  readonly id: string
  readonly kept: Kept
}

/** No workout and no measure has such an id. */
const newsPrefix = 'news '

/**
 * The id of the row that keeps the news of a row: what the server answered to this device, which says nothing of what others
 * did meanwhile. It stands over what pages brought until a page that was asked for later holds it.
 */
export const newsIdOf = (id: string): string => `${newsPrefix}${id}`

/** Whether it is the id of such a row. */
export const isNewsId = (id: string): boolean => id.startsWith(newsPrefix)

/** The id of the row that a row is about: its own, or that of which it keeps the news. */
export const withoutNews = (id: string): string => (isNewsId(id) ? id.slice(newsPrefix.length) : id)

/** What a row keeps; news are kept as they are. @throws where it is spoilt */
export function readRow(row: TrainingRow): ReadRow {
  const { id, packed } = row
  if (isNewsId(id)) {
    const kept = JSON.parse(packed) as Kept | readonly unknown[]
    // Earlier Fontes packed news as pages are.
    if (!isList(kept)) return { id, kept }
  }
  return { id, kept: isMeasureId(withoutNews(id)) ? measureOfRow(row) : entryOfRow(row) }
}

const isList = (kept: Kept | readonly unknown[]): kept is readonly unknown[] => Array.isArray(kept)
