import type { LoggedExercise } from '@fonte/domain/training-log/packed-set'
import type { Answer } from '../../../platform/api/client.ts'
import { inPieces, type PieceTools } from '../../../platform/idle/in-pieces.ts'
import type { Observable } from '../../../platform/observable.ts'
import type { BrowserStorage } from '../../../platform/storage/storage.ts'
import {
  type Change,
  logStateName,
  type StorageRows,
  type TrainingRow,
} from '../../../platform/storage/storage-rows.ts'
import { figuresOf } from './log-figures.ts'
import type { LogNews } from './log-news.ts'
import { newsIdOf, type ReadRow, readRow } from './rows/log-rows.ts'
import { measureId, rowsOfMeasures, unpackMeasure } from './rows/measure-row.ts'
import { logEntryOf, rowOfPacked, unpackEntry } from './rows/packed-entry.ts'
import { type KeptLog, type LogChange, ShownLog } from './rows/shown-log.ts'

type Page = Answer<'get-training-changes'>

/** How far the log of a person has come to this device. */
interface ReadSoFar {
  readonly cursor: string
  /** Whether everything that there was has come once. */
  readonly isWhole: boolean
  /** All entries that the server had. */
  readonly of: number
  /** Where the person's changes stood: a server that stands lower was restored, and counts the same numbers again. */
  readonly revision: number
  /** When the last page was asked for (epoch ms by the device's clock). */
  readonly asked_at: number
}

/** What a tab tells the others, once the device has it. */
export interface LogMessage extends LogChange {
  readonly rows: readonly TrainingRow[]
}

/** What a keeper needs from around it; tests bring their own. */
export interface LogTools extends PieceTools {
  readonly storage: Pick<BrowserStorage, 'rows' | 'write' | 'kept'>
  readonly ask: (since: string | undefined) => Promise<Page>
  /** `left` says that the turn was given up before the work was done. */
  readonly lock: <T>(name: string, work: (left: AbortSignal) => Promise<T>) => Promise<T>
  readonly now: () => number
  /** Who is signed in; null where nobody is. Nothing is written of anybody else. */
  readonly signedIn: () => string | null
  readonly revision: () => number
  readonly announce: (message: LogMessage) => void
}

/** The figures of a workout are added up in the same piece: the totals over years would hold the page up. */
function withFigures(row: ReadRow): ReadRow {
  if (row.kept && 'sets' in row.kept) figuresOf(row.kept)
  return row
}

/** What takes the log of a person off the device, so that it comes anew. */
const removalOf = (userId: string): readonly Change[] => [
  { store: 'kept', remove: logStateName(userId) },
  { store: 'training', removeAllOf: userId },
]

/** Rows that are written in one step: more of them would hold up a frame. */
const rowsAtOnce = 100

/** One tab's hand on the training log that the device keeps of whoever is signed in. */
export class LogKeeper {
  readonly #shown = new ShownLog()
  readonly #tools: LogTools
  /** Whose log has a row on the device that cannot be read: it is to come anew. */
  #spoiltOf: string | null = null
  /** What is done with the entries happens one after the other. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(tools: LogTools) {
    this.#tools = tools
  }

  get log(): Observable<KeptLog> {
    return this.#shown.log
  }

  /** Forgets in this tab what it has of anybody. */
  forget(): void {
    this.#shown.forget()
  }

  /** Reads what the device has of the person, unless this tab has it already. */
  readDevice(userId: string): Promise<void> {
    return this.#inTurn(async () => {
      if (this.log.get().userId !== userId) await this.#load(userId)
    })
  }

  /** Brings the log of `userId` up to date. @throws what `ask` throws; what has come by then stays. */
  async catchUp(userId: string): Promise<void> {
    const { lock, now, storage } = this.#tools
    const wanted = now()
    await this.readDevice(userId)
    const hasLeft = await lock(`fonte-training-${userId}`, async (left) => {
      if (this.#spoiltOf === userId) {
        if (!this.#isSignedIn(userId)) return false
        await storage.write(removalOf(userId))
        this.#spoiltOf = null
      }
      let isMore = true
      while (isMore && !left.aborted && this.#isSignedIn(userId)) {
        const soFar = (await storage.kept(logStateName(userId))) as ReadSoFar | undefined
        // Another tab has asked since, and told this one. A time to come is of a clock that was ahead, and says nothing.
        if (soFar?.isWhole && soFar.asked_at > wanted && soFar.asked_at <= now()) return false
        await this.#showUpTo(userId, soFar)
        isMore = await this.#askOnce(userId, soFar, left)
      }
      return left.aborted
    })
    if (hasLeft) await this.catchUp(userId)
  }

  /** Receives what another tab has brought to the device. */
  receive(message: LogMessage): void {
    const { userId, startsOver, page } = message
    void this.#inTurn(async () => {
      if (this.log.get().userId !== userId) return
      if (page && !startsOver && page.since !== this.#shown.cursor)
        return page.next === this.#shown.cursor ? undefined : this.#load(userId)
      const rows = await this.#read(message.rows)
      if (this.log.get().userId === userId) this.#shown.show(message, rows)
    })
  }

  /**
   * Takes in what the server has just answered to this device, before it is told of it among the changes. The answer may
   * come after its person has left, and to somebody else.
   */
  async take(news: LogNews): Promise<void> {
    const userId = this.#tools.signedIn()
    if (userId === null || ('stored' in news && news.stored.user_id !== userId)) return
    const told: ReadRow[] = []
    if ('stored' in news) told.push({ id: news.stored.id, kept: logEntryOf(news.stored) })
    else if ('gone' in news) told.push({ id: news.gone, kept: null })
    else {
      for (const { value, ...what } of news.measures)
        told.push({ id: measureId(what), kept: value === null ? null : { ...what, value } })
    }
    const read = told.map(({ id, kept }) => ({ id: newsIdOf(id), kept }))
    const rows = read.map(({ id, kept }) => ({ user_id: userId, id, packed: JSON.stringify(kept) }))
    await this.#bring({ userId, startsOver: false, rows, gone: [] }, read)
  }

  /** Has this tab show what pages brought up to where the device stands: it may have slept, and missed what others told. */
  async #showUpTo(userId: string, soFar: ReadSoFar | undefined): Promise<void> {
    const isBehind = () => this.#shown.cursor !== (soFar?.cursor ?? null)
    // What another tab told just now may be on its way.
    if (isBehind()) await this.#tools.pause()
    await this.#inTurn(async () => {
      if (isBehind()) await this.#load(userId)
    })
  }

  /** Asks for one page and keeps it; the answer is whether there is more. */
  async #askOnce(userId: string, soFar: ReadSoFar | undefined, left: AbortSignal): Promise<boolean> {
    const { ask, now, revision } = this.#tools
    const asked_at = now()
    const since = soFar && soFar.revision <= revision() ? soFar.cursor : undefined
    const news = this.#shown.news
    const page = await ask(since)
    // The answer is the first to tell that the server was restored: it counts from a cursor of another past.
    const isVoid = since !== undefined && soFar !== undefined && revision() < soFar.revision
    if (isVoid && this.#isSignedIn(userId)) return this.#askOnce(userId, undefined, left)
    const exercises = page.exercises as unknown as readonly LoggedExercise[]
    const arrived = await inPieces(
      page.entries,
      (packed) => ({
        row: rowOfPacked(userId, packed, exercises),
        read: withFigures({ id: packed.id, kept: unpackEntry(packed, exercises) }),
      }),
      this.#tools,
    )
    const measures = rowsOfMeasures(
      userId,
      page.measures.flatMap((packed) => unpackMeasure(packed) ?? []),
    )
    const isWhole = !page.more || (soFar?.isWhole === true && !page.start_over)
    const of = page.of ?? soFar?.of ?? 0
    const state: ReadSoFar = { cursor: page.next, isWhole, of, revision: revision(), asked_at }
    const rows = [...arrived.map(({ row }) => row), ...measures.rows]
    // All that was known before the last page was asked for is in the pages, or was changed again since.
    const present = this.#shown.news
    const settled = page.more ? [] : [...news.keys()].filter((id) => present.get(id) === news.get(id))
    const message: LogMessage = {
      userId,
      startsOver: page.start_over,
      rows,
      gone: [...page.gone, ...measures.gone, ...settled],
      page: { since: since ?? null, next: page.next, isWhole, of },
    }
    const read = [...arrived.map((one) => one.read), ...measures.rows.map(readRow)]
    await this.#bring(message, read, { name: logStateName(userId), value: state, user_id: userId }, left)
    return page.more
  }

  /**
   * Writes to the device, shows in this tab and tells the others. `read` are the rows, read; `state` says how far the log has
   * come with them. Once the tab has `left` its turn, others ask for the same.
   */
  async #bring(
    message: LogMessage,
    read: readonly ReadRow[],
    state?: StorageRows['kept'],
    left?: AbortSignal,
  ): Promise<void> {
    const { userId, startsOver, rows, gone } = message
    const changes: Change[] = [
      ...rows.map((put): Change => ({ store: 'training', put })),
      ...gone.map((id): Change => ({ store: 'training', remove: [userId, id] })),
      // Last: whoever is interrupted asks for the same page again.
      ...(state ? [{ store: 'kept', put: state } as const] : []),
    ]
    const pieces = startsOver ? [removalOf(userId)] : []
    for (let from = 0; from < changes.length; from += rowsAtOnce) pieces.push(changes.slice(from, from + rowsAtOnce))
    for (const piece of pieces) {
      if (left?.aborted || !this.#isSignedIn(userId)) return
      await this.#tools.storage.write(piece)
    }
    if (!this.#isSignedIn(userId)) return
    await this.#inTurn(async () => {
      if (this.log.get().userId === userId) this.#shown.show(message, read)
    })
    this.#tools.announce(message)
  }

  async #load(userId: string): Promise<void> {
    const { storage } = this.#tools
    const soFar = (await storage.kept(logStateName(userId))) as ReadSoFar | undefined
    const rows = await storage.rows('training', userId)
    const read = await this.#read(rows).catch(() => null)
    if (!this.#isSignedIn(userId)) return
    this.#spoiltOf = read === null ? userId : null
    const isWhole = read !== null && soFar?.isWhole === true
    const page = { since: null, next: soFar?.cursor ?? null, isWhole, of: soFar?.of ?? null }
    this.#shown.show({ userId, startsOver: true, gone: [], page }, read ?? [])
  }

  #read(rows: readonly TrainingRow[]): Promise<readonly ReadRow[]> {
    return inPieces(rows, (row) => withFigures(readRow(row)), this.#tools)
  }

  #isSignedIn(userId: string): boolean {
    return this.#tools.signedIn() === userId
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}
