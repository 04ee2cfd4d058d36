import { type IDBPDatabase, type IDBPObjectStore, type IDBPTransaction, openDB, unwrap } from 'idb'
import { newUuid } from '../new-uuid.ts'
import type { Backend } from './backend.ts'
import { isPrecious } from './precious-rows.ts'
import { upgrade, version } from './schema.ts'
import type { Change, LockableRows, StoreName } from './storage-rows.ts'

const storeNames: StoreName[] = ['outbox', 'acknowledged', 'running_workout', 'query_cache', 'training', 'kept']

/** The name of what a new database keeps to be told from the one before. */
const identity = 'identity'

/**
 * Opens the device's database.
 * `onClosed` is called when the browser closes it, or when a newer Fonte in another tab needs to change its schema.
 */
export async function openIdbBackend(name: string, onClosed: () => void): Promise<Backend> {
  const database = await openDB(name, version, {
    async upgrade(opened, from, to, transaction) {
      await upgrade(opened, from, to, transaction)
      if (from === 0) await transaction.objectStore('kept').put({ name: identity, value: newUuid() })
    },
    blocking(_current, _blocked, event) {
      if (event.target instanceof IDBDatabase) event.target.close()
      onClosed()
    },
    terminated: onClosed,
  })
  return backendOf(database)
}

function backendOf(database: IDBPDatabase): Backend {
  const kept = async (key: string): Promise<unknown> => (await database.get('kept', key))?.value
  return {
    identity: kept(identity).catch(() => undefined),
    rows: async (store, userId) =>
      (await database.getAllFromIndex(store, 'user_id', userId)).filter((row) => !('locked' in row)),
    async write(writing) {
      const stores = typeof writing === 'function' ? storeNames : [...new Set(writing.map(({ store }) => store))]
      const durability = stores.some(isPrecious) ? 'strict' : 'relaxed'
      const transaction = database.transaction(stores, 'readwrite', { durability })
      const changes = typeof writing === 'function' ? writing(await lockableRows(transaction)) : writing
      const steps: Promise<void>[] = []
      try {
        for (const change of changes) {
          const store = transaction.objectStore(change.store)
          // The page hears of the transaction alone, and not of each of hundreds of rows.
          if ('put' in change) unwrap(store).put(change.put)
          else if ('remove' in change) unwrap(store).delete(change.remove as IDBValidKey)
          else steps.push('replace' in change ? replace(store, change.replace) : removeAllOf(store, change.removeAllOf))
        }
        // Without waiting for any: what was typed just before a page is left is kept.
        if (steps.length === 0) transaction.commit()
        await Promise.all([...steps, transaction.done])
        return changes
      } catch (failure) {
        try {
          // A step that cannot even be asked for does not end the transaction by itself.
          transaction.abort()
        } catch {
          // One that failed has ended it.
        }
        await Promise.allSettled([...steps, transaction.done])
        throw failure
      }
    },
    kept,
    dump: () => dump(database),
    close: () => database.close(),
  }
}

async function lockableRows(transaction: IDBPTransaction<unknown, StoreName[], 'readwrite'>): Promise<LockableRows> {
  const all = (store: StoreName) => transaction.objectStore(store).getAll()
  const [outbox, acknowledged, running_workout, kept] = await Promise.all([
    all('outbox'),
    all('acknowledged'),
    all('running_workout'),
    all('kept'),
  ])
  return { outbox, acknowledged, running_workout, kept }
}

async function removeAllOf(store: Writable, userId: string): Promise<void> {
  for (const key of await store.index('user_id').getAllKeys(userId)) await store.delete(key)
}

/** Puts the row only where it still is, and open. */
async function replace(store: Writable, row: object): Promise<void> {
  const fields = [store.keyPath ?? []].flat()
  const key = fields.map((field) => Reflect.get(row, field))
  const present: object | undefined = await store.get(key.length === 1 ? key[0] : key)
  if (present && !('locked' in present)) await store.put(row)
}

type Writable = IDBPObjectStore<unknown, StoreName[], StoreName, 'readwrite'>

async function dump(database: IDBPDatabase): Promise<Change[]> {
  const stores = await Promise.all(
    storeNames.map(async (store) => (await database.getAll(store)).map((put) => ({ store, put }) as Change)),
  )
  return stores.flat()
}
