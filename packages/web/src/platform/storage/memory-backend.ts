import type { Backend } from './backend.ts'
import type { Change, LockableRows, StorageRows, StoreName } from './storage-rows.ts'

type Row = StorageRows[StoreName]

/** The device's rows in memory: what goes on when IndexedDB does not, until the page is closed. */
export function memoryBackend(initial: readonly Change[] = []): Backend {
  const stores: Record<StoreName, Map<string, Row>> = {
    outbox: new Map(),
    acknowledged: new Map(),
    running_workout: new Map(),
    query_cache: new Map(),
    training: new Map(),
    kept: new Map(),
  }
  let position = 0
  const apply = (change: Change) => {
    const rows = stores[change.store]
    if ('put' in change) {
      const row = placed(change)
      rows.set(keyOf(row), row)
    } else if ('replace' in change) {
      const present = rows.get(keyOf(change.replace))
      if (present && !('locked' in present)) rows.set(keyOf(change.replace), change.replace)
    } else if ('remove' in change) rows.delete(String(change.remove))
    else for (const [key, row] of rows) if (row.user_id === change.removeAllOf) rows.delete(key)
  }
  const placed = (change: Extract<Change, { put: unknown }>): Row => {
    if (change.store !== 'outbox' && change.store !== 'running_workout') return change.put
    position = Math.max(position + 1, change.put.position ?? 0)
    return { ...change.put, position: change.put.position ?? position } as Row
  }
  for (const change of initial) apply(change)
  return {
    identity: Promise.resolve(),
    async rows<S extends StoreName>(store: S, userId: string) {
      const rows = [...stores[store].values()] as StorageRows[S][]
      return rows.filter((row) => row.user_id === userId && !('locked' in row))
    },
    async write(writing) {
      const all = (store: StoreName) => [...stores[store].values()]
      const rows = () => ({
        outbox: all('outbox'),
        acknowledged: all('acknowledged'),
        running_workout: all('running_workout'),
        kept: all('kept'),
      })
      const changes = typeof writing === 'function' ? writing(rows() as unknown as LockableRows) : writing
      for (const change of changes) apply(change)
      return changes
    },
    async kept(name) {
      const row = stores.kept.get(name)
      return row && 'value' in row ? row.value : undefined
    },
    dump: async () => [],
    close() {},
  }
}

function keyOf(row: Row): string {
  if ('hash' in row) return String([row.user_id, row.hash])
  if ('packed' in row) return String([row.user_id, row.id])
  return 'name' in row ? row.name : String(row.position)
}
