import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { createObservable, type Observable } from '../../../../platform/observable.ts'
import { newestFirst } from '../log-change.ts'
import { isNewsId, newsIdOf, type ReadRow, withoutNews } from './log-rows.ts'
import { inOrderOfDays } from './measure-row.ts'

type Kept = ReadRow['kept']

/** The log of one person as a tab has it. */
export interface KeptLog {
  readonly userId: string | null
  /** Newest first. */
  readonly entries: readonly LogEntry[]
  /** Measures of the body, oldest first. */
  readonly measures: readonly BodyMeasure[]
  readonly isWhole: boolean
  /** How many there will be; null while nobody knows. */
  readonly of: number | null
}

/** What changes in the log of a person, beside the rows that come. */
export interface LogChange {
  readonly userId: string
  /** Whether everything known before is void. */
  readonly startsOver: boolean
  /** Ids of the rows that go. */
  readonly gone: readonly string[]
  /** How far the log has come with a page, and from where; a tab that stands elsewhere has missed another. */
  readonly page?: Pick<KeptLog, 'isWhole' | 'of'> & { readonly since: string | null; readonly next: string | null }
}

const nobodys: KeptLog = { userId: null, entries: [], measures: [], isWhole: false, of: null }

const isEntry = (kept: Kept): kept is LogEntry => kept !== null && 'sets' in kept

const isMeasure = (kept: Kept): kept is BodyMeasure => kept !== null && 'value' in kept

/** Whether what a page brought of a workout is newer than its news: an answer may come late. */
const isNewer = (paged: Kept | undefined, news: Kept): boolean =>
  Boolean(paged && news && 'version' in paged && 'version' in news && paged.version > news.version)

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])

/** The log of one person as a tab shows it: what pages brought and, over it, the news. */
export class ShownLog {
  readonly #log = createObservable<KeptLog>(nobodys)
  /** What pages brought, each newer than those before. */
  #paged = new Map<string, Kept>()
  /** What the server answered since, by the ids of the rows that it is about. */
  #news = new Map<string, Kept>()
  #cursor: string | null = null

  get log(): Observable<KeptLog> {
    return this.#log
  }

  /** Up to where it has what pages brought: the cursor of the last one; null before the first. */
  get cursor(): string | null {
    return this.#cursor
  }

  /** The rows of news that there are, and what they say. */
  get news(): ReadonlyMap<string, unknown> {
    return new Map([...this.#news].map(([id, kept]) => [newsIdOf(id), kept]))
  }

  /** Forgets what it has of anybody. */
  forget(): void {
    this.#empty()
    this.#cursor = null
    this.#log.set(nobodys)
  }

  /** Puts rows in the place of what was there, of the same ids or, where they start over, of everything. */
  show({ userId, startsOver, gone, page }: LogChange, rows: readonly ReadRow[]): void {
    const before = this.#log.get()
    if (page) this.#cursor = page.next
    const { isWhole, of } = page ?? before
    if (!startsOver && rows.length === 0 && gone.length === 0 && isWhole === before.isWhole) return
    if (startsOver) this.#empty()
    for (const { id, kept } of rows) this.#of(id).set(withoutNews(id), kept)
    for (const id of gone) this.#of(id).delete(withoutNews(id))
    const standing = new Map(this.#paged)
    for (const [id, kept] of this.#news) if (!isNewer(standing.get(id), kept)) standing.set(id, kept)
    const all = [...standing.values()]
    const entries = all.filter(isEntry).sort(newestFirst)
    const measures = inOrderOfDays(all.filter(isMeasure))
    this.#log.set({
      userId,
      // What has not changed stays the same list, so that nothing is computed anew from it.
      entries: isSame(before.entries, entries) ? before.entries : entries,
      measures: isSame(before.measures, measures) ? before.measures : measures,
      isWhole,
      of,
    })
  }

  #of(id: string): Map<string, Kept> {
    return isNewsId(id) ? this.#news : this.#paged
  }

  #empty(): void {
    this.#paged = new Map()
    this.#news = new Map()
  }
}
