import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { LoggedExercise } from '@fonte/domain/training-log/packed-set'
import type { Answer } from '../../../platform/api/client.ts'
import { inPieces, type PieceTools } from '../../../platform/idle/in-pieces.ts'
import { createObservable, type Observable } from '../../../platform/observable.ts'
import type { BrowserStorage } from '../../../platform/storage/storage.ts'
import {
  type Change,
  logStateName,
  type StorageRows,
  type TrainingRow,
} from '../../../platform/storage/storage-rows.ts'
import { inLogOrder } from './log-change.ts'
import { figuresOf } from './log-figures.ts'
import type { LogNews } from './log-news.ts'
import { inOrderOfDays, isMeasureId, measuresOf, rowsOfMeasures, unpackMeasure } from './rows/measure-row.ts'
import { entryOfRow, logEntryOf, rowOf, rowOfPacked, unpackEntry } from './rows/packed-entry.ts'

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

/** The log of one person as this tab has it. */
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

/** What a tab tells the others, once the device has it. */
export interface LogMessage {
  readonly userId: string
  /** Whether everything known before is void. */
  readonly startsOver: boolean
  readonly rows: readonly TrainingRow[]
  readonly gone: readonly string[]
  /** How far the log has come, where this says more of it. */
  readonly progress?: Pick<KeptLog, 'isWhole' | 'of'>
}

/** What a keeper needs from around it; tests bring their own. */
export interface LogTools extends PieceTools {
  readonly storage: Pick<BrowserStorage, 'rows' | 'write' | 'kept'>
  readonly ask: (since: string | undefined) => Promise<Page>
  readonly lock: <T>(name: string, work: () => Promise<T>) => Promise<T>
  readonly now: () => number
  /** Who is signed in; null where nobody is. Nothing is written of anybody else. */
  readonly signedIn: () => string | null
  readonly revision: () => number
  readonly announce: (message: LogMessage) => void
}

const nobodys: KeptLog = { userId: null, entries: [], measures: [], isWhole: false, of: null }

/** Its figures are added up in the same piece: the totals over years would hold the page up. */
function withFigures(entry: LogEntry): LogEntry {
  figuresOf(entry)
  return entry
}

/** What takes the log of a person off the device, so that it comes anew. */
const removalOf = (userId: string): readonly Change[] => [
  { store: 'kept', remove: logStateName(userId) },
  { store: 'training', removeAllOf: userId },
]

/** Rows that are written in one step: more of them would hold up a frame. */
const rowsAtOnce = 100

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, at) => item === other[at])

/** One tab's hand on the training log that the device keeps of whoever is signed in. */
export class LogKeeper {
  readonly #log = createObservable<KeptLog>(nobodys)
  readonly #tools: LogTools
  #entries = new Map<string, LogEntry>()
  /** By the ids of their rows. */
  #measures = new Map<string, BodyMeasure>()
  /** Whose log has a row on the device that cannot be read: it is to come anew. */
  #spoiltOf: string | null = null
  /** What is done with the entries happens one after the other. */
  #turn: Promise<unknown> = Promise.resolve()

  constructor(tools: LogTools) {
    this.#tools = tools
  }

  get log(): Observable<KeptLog> {
    return this.#log
  }

  /** Forgets in this tab what it has of anybody. */
  forget(): void {
    this.#entries = new Map()
    this.#measures = new Map()
    this.#log.set(nobodys)
  }

  /** Reads what the device has of the person, unless this tab has it already. */
  readDevice(userId: string): Promise<void> {
    return this.#inTurn(() => this.#load(userId))
  }

  /** Brings the log of `userId` up to date. @throws what `ask` throws; what has come by then stays. */
  async catchUp(userId: string): Promise<void> {
    const { lock, now, storage } = this.#tools
    const wanted = now()
    await this.readDevice(userId)
    await lock(`fonte-training-${userId}`, async () => {
      if (this.#spoiltOf === userId) {
        if (!this.#isSignedIn(userId)) return
        await storage.write(removalOf(userId))
        this.#spoiltOf = null
      }
      let isMore = true
      while (isMore && this.#isSignedIn(userId)) {
        const soFar = (await storage.kept(logStateName(userId))) as ReadSoFar | undefined
        // Another tab has asked since, and told this one. A time to come is of a clock that was ahead, and says nothing.
        if (soFar?.isWhole && soFar.asked_at > wanted && soFar.asked_at <= now()) return
        isMore = await this.#askOnce(userId, soFar)
      }
    })
  }

  /** Receives what another tab has brought to the device. */
  receive(message: LogMessage): void {
    void this.#inTurn(async () => {
      const entries = await this.#unpack(message.rows)
      if (message.userId === this.#log.get().userId) this.#show(message, entries)
    })
  }

  /**
   * Takes in what the server has just answered to this device, before it is told of it among the changes. The answer may
   * come after its person has left, and to somebody else.
   */
  async take(news: LogNews): Promise<void> {
    const userId = this.#tools.signedIn()
    if (userId === null || ('stored' in news && news.stored.user_id !== userId)) return
    const entries = 'stored' in news ? [logEntryOf(news.stored)] : []
    const measures = rowsOfMeasures(userId, 'measures' in news ? news.measures : [])
    const rows = [...entries.map((entry) => rowOf(userId, entry)), ...measures.rows]
    const gone = [...('gone' in news ? [news.gone] : []), ...measures.gone]
    await this.#bring({ userId, startsOver: false, rows, gone }, entries)
  }

  /** Asks for one page and keeps it; the answer is whether there is more. */
  async #askOnce(userId: string, soFar: ReadSoFar | undefined): Promise<boolean> {
    const { ask, now, revision } = this.#tools
    const asked_at = now()
    const since = soFar && soFar.revision <= revision() ? soFar.cursor : undefined
    const page = await ask(since)
    // The answer is the first to tell that the server was restored: it counts from a cursor of another past.
    const isVoid = since !== undefined && soFar !== undefined && revision() < soFar.revision
    if (isVoid && this.#isSignedIn(userId)) return this.#askOnce(userId, undefined)
    const exercises = page.exercises as unknown as readonly LoggedExercise[]
    const arrived = await inPieces(
      page.entries,
      (packed) => ({ entry: withFigures(unpackEntry(packed, exercises)), row: rowOfPacked(userId, packed, exercises) }),
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
    const gone = [...page.gone, ...measures.gone]
    const message = { userId, startsOver: page.start_over, rows, gone, progress: { isWhole, of } }
    const entries = arrived.map(({ entry }) => entry)
    await this.#bring(message, entries, { name: logStateName(userId), value: state, user_id: userId })
    return page.more
  }

  /**
   * Writes to the device, shows in this tab and tells the others. `entries` are those that the rows keep; `state` says how
   * far the log has come with them.
   */
  async #bring(message: LogMessage, entries: readonly LogEntry[], state?: StorageRows['kept']): Promise<void> {
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
      if (!this.#isSignedIn(userId)) return
      await this.#tools.storage.write(piece)
    }
    if (!this.#isSignedIn(userId)) return
    await this.#inTurn(async () => {
      if (this.#log.get().userId === userId) this.#show(message, entries)
    })
    this.#tools.announce(message)
  }

  async #load(userId: string): Promise<void> {
    if (this.#log.get().userId === userId) return
    const { storage } = this.#tools
    const soFar = (await storage.kept(logStateName(userId))) as ReadSoFar | undefined
    const rows = await storage.rows('training', userId)
    const read = await this.#unpack(rows)
      .then((entries) => ({ entries, measures: measuresOf(rows) }))
      .catch(() => null)
    if (!this.#isSignedIn(userId)) return
    this.#spoiltOf = read === null ? userId : null
    const progress = { isWhole: read !== null && soFar?.isWhole === true, of: soFar?.of ?? null }
    this.#show({ userId, startsOver: true, rows, gone: [], progress }, read?.entries ?? [], read?.measures ?? [])
  }

  /** Shows what changed in this tab; the entries and measures are those that the rows keep. */
  #show(message: LogMessage, entries: readonly LogEntry[], measures = measuresOf(message.rows)): void {
    const { userId, startsOver, rows, gone, progress } = message
    const before = this.#log.get()
    const { isWhole, of } = progress ?? before
    if (startsOver) {
      this.#entries = new Map()
      this.#measures = new Map()
    }
    for (const entry of entries) {
      const known = this.#entries.get(entry.id)
      if (!known || known.version <= entry.version) this.#entries.set(entry.id, entry)
    }
    for (const [id, measure] of measures) this.#measures.set(id, measure)
    for (const id of gone) if (!this.#entries.delete(id)) this.#measures.delete(id)
    if (!startsOver && rows.length === 0 && gone.length === 0 && isWhole === before.isWhole) return
    const listed = inLogOrder(this.#entries.values())
    const measured = inOrderOfDays(this.#measures.values())
    // What has not changed stays the same list, so that nothing is computed anew from it.
    this.#log.set({
      userId,
      entries: isSame(before.entries, listed) ? before.entries : listed,
      measures: isSame(before.measures, measured) ? before.measures : measured,
      isWhole,
      of,
    })
  }

  /** The entries that rows keep; what else they keep is left out. */
  #unpack(rows: readonly TrainingRow[]): Promise<readonly LogEntry[]> {
    const workouts = rows.filter(({ id }) => !isMeasureId(id))
    return inPieces(workouts, (row) => withFigures(entryOfRow(row)), this.#tools)
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
