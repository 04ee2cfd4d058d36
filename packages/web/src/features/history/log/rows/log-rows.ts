import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { TrainingRow } from '../../../../platform/storage/storage-rows.ts'
import { newestFirst } from '../log-change.ts'
import { inOrderOfDays, isMeasureId, measureOfRow } from './measure-row.ts'
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

const isNewsId = (id: string): boolean => id.startsWith(newsPrefix)

const withoutNews = (id: string): string => (isNewsId(id) ? id.slice(newsPrefix.length) : id)

/** The news of rows as a page would have them, and of those that are gone by their ids. */
export const newsRows = (
  userId: string,
  rows: readonly TrainingRow[],
  gone: readonly string[],
): readonly TrainingRow[] => [
  ...rows.map((row) => ({ ...row, id: newsIdOf(row.id) })),
  ...gone.map((id) => ({ user_id: userId, id: newsIdOf(id), packed: 'null' })),
]

/** What a row keeps. @throws where it is spoilt */
export function readRow(row: TrainingRow): ReadRow {
  const { id, packed } = row
  if (isNewsId(id) && packed === 'null') return { id, kept: null }
  return { id, kept: isMeasureId(withoutNews(id)) ? measureOfRow(row) : entryOfRow(row) }
}

/** What the rows of a log come to. */
interface StandingRows {
  /** Newest first. */
  readonly entries: readonly LogEntry[]
  /** Oldest first. */
  readonly measures: readonly BodyMeasure[]
}

/** The rows of one person’s log as a tab has read them. */
export class LogRows {
  /** What pages brought, each newer than those before. */
  #paged = new Map<string, Kept>()
  /** What the server answered since, by the ids of the rows that it is about. */
  #news = new Map<string, Kept>()

  /** Puts rows in the place of what was there, of the same ids or, where they start over, of everything. */
  change(rows: readonly ReadRow[], gone: readonly string[], startsOver: boolean): StandingRows {
    if (startsOver) {
      this.#paged = new Map()
      this.#news = new Map()
    }
    for (const { id, kept } of rows) this.#of(id).set(withoutNews(id), kept)
    for (const id of gone) this.#of(id).delete(withoutNews(id))
    const entries = this.#standing((id) => !isMeasureId(id)) as LogEntry[]
    return { entries: entries.sort(newestFirst), measures: inOrderOfDays(this.#standing(isMeasureId) as BodyMeasure[]) }
  }

  /** The rows of news that there are, and what they say. */
  get news(): ReadonlyMap<string, unknown> {
    return new Map([...this.#news].map(([id, kept]) => [newsIdOf(id), kept]))
  }

  #of(id: string): Map<string, Kept> {
    return isNewsId(id) ? this.#news : this.#paged
  }

  #standing(isWanted: (id: string) => boolean): Kept[] {
    const standing = new Map([...this.#paged].filter(([id]) => isWanted(id)))
    for (const [id, kept] of this.#news) {
      if (!isWanted(id)) continue
      if (kept === null) standing.delete(id)
      else if (!isNewer(standing.get(id), kept)) standing.set(id, kept)
    }
    return [...standing.values()]
  }
}

/** Whether what a page brought of a workout is newer than its news: an answer may come late. */
const isNewer = (paged: Kept | undefined, news: Kept): boolean =>
  Boolean(paged && news && 'version' in paged && 'version' in news && paged.version > news.version)
