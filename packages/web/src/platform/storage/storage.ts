import { createObservable, type Observable } from '../observable.ts'
import type { Backend, Writing } from './backend.ts'
import { openIdbBackend } from './idb-backend.ts'
import { memoryBackend } from './memory-backend.ts'
import { isPrecious, PreciousRows } from './precious-rows.ts'
import type { Change } from './storage-rows.ts'

/** `memory`: the browser refuses to keep anything, so that closing the page loses what has not been sent. */
export type StorageStatus = 'durable' | 'memory'

/** What this device keeps. Nothing here throws for want of storage: it goes on in memory, and `status` says so. */
export interface BrowserStorage extends Pick<Backend, 'rows' | 'kept'> {
  readonly status: Observable<StorageStatus>
  /** Whether the browser, or its person, deleted what was kept while this page was open. */
  readonly wasEmptied: Observable<boolean>
  /** Writes all steps or none; when it resolves, they are kept. */
  readonly write: (writing: Writing) => Promise<void>
  /** Keeps a small value under a name, for the device or for one person; `undefined` forgets it. */
  readonly keep: (name: string, value: unknown, userId?: string) => Promise<void>
  readonly close: () => Promise<void>
}

type Open = (onClosed: () => void) => Promise<Backend>

/** Some browsers never answer when asked to open a database (ms). */
const openingTimeout = 4_000

/** The device's storage over a way to open it. */
export function createStorage(open: Open): BrowserStorage {
  const status = createObservable<StorageStatus>('durable')
  const wasEmptied = createObservable(false)
  const precious = new PreciousRows()
  let opened: Promise<Backend> | undefined
  const inMemory = async (kept: Promise<Change[]>) => {
    status.set('memory')
    return memoryBackend(await kept.catch(() => precious.dump()))
  }
  const reopen = refilling(
    () => open(() => (opened = undefined)),
    precious,
    () => wasEmptied.set(true),
  )
  const backend = (): Promise<Backend> => {
    opened ??= inTime(reopen()).catch(() => inMemory(Promise.resolve(precious.dump())))
    return opened
  }
  const attempt = async <T>(work: (chosen: Backend) => Promise<T>): Promise<T> => {
    const chosen = await backend()
    const asked = opened
    try {
      return await work(chosen)
    } catch (failure) {
      if (isOurFault(failure)) throw failure
      // Of several that fail at the same moment the first decides, and the others follow it.
      if (opened === asked) {
        if (status.get() === 'memory') throw failure
        // A connection that the browser closed is opened again; anything else goes on in memory with what there is.
        opened = isClosed(failure) ? undefined : inMemory(chosen.dump())
      }
      return await work(await backend())
    }
  }
  return {
    status,
    wasEmptied,
    async rows(store, userId) {
      const rows = await attempt((chosen) => chosen.rows(store, userId))
      // What another tab wrote is this page's to keep, too, once it has read it.
      const read = [{ store, removeAllOf: userId }, ...rows.map((put) => ({ store, put }))]
      if (isPrecious(store)) precious.note(read as readonly Change[])
      return rows
    },
    async write(writing) {
      precious.note(await attempt((chosen) => chosen.write(writing)))
    },
    kept: (name) => attempt((chosen) => chosen.kept(name)),
    async keep(name, value, userId) {
      const change = value === undefined ? { remove: name } : { put: { name, value, user_id: userId } }
      await attempt((chosen) => chosen.write([{ store: 'kept', ...change }]))
    },
    close: async () => (await backend()).close(),
  }
}

/**
 * Opens the database; one that was emptied since it was open last gets back what this page knows of recorded work, also
 * after another tab, which knew less, has made it anew.
 */
function refilling(open: () => Promise<Backend>, precious: PreciousRows, onEmptied: () => void) {
  let before: Backend | undefined
  return async (): Promise<Backend> => {
    const chosen = await open()
    if (before && (await before.identity) !== (await chosen.identity)) {
      onEmptied()
      await chosen.write((rows) => precious.dump(rows))
    }
    before = chosen
    return chosen
  }
}

const isClosed = (failure: unknown) => failure instanceof DOMException && failure.name === 'InvalidStateError'

/** What cannot be stored anywhere, so that memory would not help. */
const isOurFault = (failure: unknown) =>
  failure instanceof TypeError ||
  (failure instanceof DOMException && ['DataCloneError', 'DataError', 'ConstraintError'].includes(failure.name))

function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the database does not open')), openingTimeout)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** This device's storage. */
export const storage: BrowserStorage = createStorage((onClosed) => openIdbBackend('fonte', onClosed))
