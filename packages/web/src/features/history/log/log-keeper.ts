import type { BodyMeasure, BodyMeasureChange } from '@fonte/domain/body/body-measure'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import type { LoggedExercise } from '@fonte/domain/training-log/packed-set'
import type { Answer } from '../../../platform/api/client.ts'
import { inPieces, type PieceTools } from '../../../platform/idle/in-pieces.ts'
import { createObservable, type Observable } from '../../../platform/observable.ts'
import type { BrowserStorage } from '../../../platform/storage/storage.ts'
import { type Change, logStateName, type TrainingRow } from '../../../platform/storage/storage-rows.ts'
import { inLogOrder, type LogChange } from './log-change.ts'
import { figuresOf } from './log-figures.ts'
import { inOrderOfDays, isMeasureId, measureOfRow, rowsOfMeasures, unpackMeasure } from './rows/measure-row.ts'
import { entryOfRow, rowOf, rowOfPacked, unpackEntry } from './rows/packed-entry.ts'

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
  /** Whether this person is the one who is signed in: nothing is written of anybody else. */
  readonly isSignedIn: (userId: string) => boolean
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
        await this.#write(userId, removalOf(userId))
        this.#spoiltOf = null
      }
      let isMore = true
      while (isMore && this.#tools.isSignedIn(userId)) {
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
      if (message.userId === this.#log.get().userId) await this.#apply(message)
    })
  }

  /** Takes in what the server has just answered to this device, before it is told of it among the changes. */
  async take(userId: string, change: LogChange): Promise<void> {
    if (!this.#tools.isSignedIn(userId)) return
    const isPut = 'put' in change
    const rows = isPut ? [rowOf(userId, change.put)] : []
    const gone = isPut ? [] : [change.gone]
    await this.#bring({ userId, startsOver: false, rows, gone })
  }

  /** Takes in measures of the body, likewise. */
  async takeMeasures(userId: string, changes: readonly BodyMeasureChange[]): Promise<void> {
    if (!this.#tools.isSignedIn(userId)) return
    await this.#bring({ userId, startsOver: false, ...rowsOfMeasures(userId, changes) })
  }

  /** Asks for one page and keeps it; the answer is whether there is more. */
  async #askOnce(userId: string, soFar: ReadSoFar | undefined): Promise<boolean> {
    const { ask, isSignedIn, now, revision } = this.#tools
    const asked_at = now()
    const since = soFar && soFar.revision <= revision() ? soFar.cursor : undefined
    const page = await ask(since)
    // The answer is the first to tell that the server was restored: it counts from a cursor of another past.
    const isVoid = since !== undefined && soFar !== undefined && revision() < soFar.revision
    if (isVoid && isSignedIn(userId)) return this.#askOnce(userId, undefined)
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
    await this.#bring(message, { state, entries: arrived.map(({ entry }) => entry) })
    return page.more
  }

  /** Writes to the device, shows in this tab and tells the others; of a page of the server, its entries are at hand. */
  async #bring(message: LogMessage, page?: { state: ReadSoFar; entries: readonly LogEntry[] }): Promise<void> {
    const { userId, startsOver, rows, gone } = message
    const name = logStateName(userId)
    const changes: Change[] = [
      ...rows.map((put): Change => ({ store: 'training', put })),
      ...gone.map((id): Change => ({ store: 'training', remove: [userId, id] })),
      // Last: whoever is interrupted asks for the same page again.
      ...(page ? [{ store: 'kept', put: { name, value: page.state, user_id: userId } } as const] : []),
    ]
    if (startsOver) {
      await this.#write(userId, removalOf(userId))
    }
    for (let from = 0; from < changes.length; from += rowsAtOnce) {
      await this.#write(userId, changes.slice(from, from + rowsAtOnce))
    }
    if (!this.#tools.isSignedIn(userId)) return
    await this.#inTurn(() => this.#apply(message, page?.entries))
    this.#tools.announce(message)
  }

  async #write(userId: string, changes: readonly Change[]): Promise<void> {
    if (this.#tools.isSignedIn(userId)) await this.#tools.storage.write(changes)
  }

  async #load(userId: string): Promise<void> {
    if (this.#log.get().userId === userId) return
    const { storage } = this.#tools
    const soFar = (await storage.kept(logStateName(userId))) as ReadSoFar | undefined
    const rows = await storage.rows('training', userId)
    const read = await this.#unpack(rows).catch(() => null)
    if (!this.#tools.isSignedIn(userId)) return
    this.#spoiltOf = read === null ? userId : null
    this.#entries = new Map(read?.entries.map((entry) => [entry.id, entry]))
    this.#measures = new Map(read?.measures)
    this.#show(userId, read !== null && soFar?.isWhole === true, soFar?.of ?? null)
  }

  async #apply(message: LogMessage, known?: readonly LogEntry[]): Promise<void> {
    const { userId, startsOver, rows, gone, progress } = message
    const { entries, measures } = await this.#unpack(rows, known)
    const before = this.#log.get()
    if (before.userId !== userId) return
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
    if (startsOver || rows.length > 0 || gone.length > 0 || isWhole !== before.isWhole) {
      this.#show(userId, isWhole, of)
    }
  }

  #show(userId: string, isWhole: boolean, of: number | null): void {
    const before = this.#log.get()
    const entries = inLogOrder(this.#entries.values())
    const measures = inOrderOfDays(this.#measures.values())
    // What has not changed stays the same list, so that nothing is computed anew from it.
    this.#log.set({
      userId,
      entries: isSame(before.entries, entries) ? before.entries : entries,
      measures: isSame(before.measures, measures) ? before.measures : measures,
      isWhole,
      of,
    })
  }

  async #unpack(rows: readonly TrainingRow[], known?: readonly LogEntry[]) {
    const workouts = known ? [] : rows.filter(({ id }) => !isMeasureId(id))
    const entries = known ?? (await inPieces(workouts, (row) => withFigures(entryOfRow(row)), this.#tools))
    const measures = rows.filter(({ id }) => isMeasureId(id)).map((row) => [row.id, measureOfRow(row)] as const)
    return { entries, measures }
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work)
    this.#turn = turn.catch(() => undefined)
    return turn
  }
}
