import type { IDBPDatabase, IDBPTransaction } from 'idb'
import type { KeptRow } from './storage-rows.ts'

/** Version of the device's schema: raise it with each change, and move the rows there are in `upgrade`. */
export const version = 4

type Upgrading = IDBPTransaction<unknown, string[], 'versionchange'>

/** Brings a database that an older Fonte left, or an empty one (version 0), to the present schema with all its rows. */
export async function upgrade(database: IDBPDatabase, from: number, _to: unknown, transaction: Upgrading) {
  if (from < 1) {
    for (const store of ['outbox', 'running_workout'] as const)
      database.createObjectStore(store, { keyPath: 'position', autoIncrement: true }).createIndex('user_id', 'user_id')
    database.createObjectStore('query_cache', { keyPath: ['user_id', 'hash'] }).createIndex('user_id', 'user_id')
    database.createObjectStore('kept', { keyPath: 'name' })
  }
  if (from < 2) await giveOwners(transaction)
  // At the same place as in the queue, so that what is sent again goes in the order of the first time.
  if (from < 3) database.createObjectStore('acknowledged', { keyPath: 'position' }).createIndex('user_id', 'user_id')
  if (from < 4) database.createObjectStore('training', { keyPath: ['user_id', 'id'] }).createIndex('user_id', 'user_id')
}

/** Version 1 said whose a draft is in its name only. */
async function giveOwners(transaction: Upgrading): Promise<void> {
  const kept = transaction.objectStore('kept')
  kept.createIndex('user_id', 'user_id')
  for (const row of (await kept.getAll()) as KeptRow[]) {
    const user_id = row.name.split('draft')[1]?.split(':')[1]
    if (user_id) await kept.put({ ...row, user_id })
  }
}
