import type { Change, OutboxRow, RunningWorkoutRow, StoreName } from './storage-rows.ts'

type PreciousStore = 'outbox' | 'running_workout'

type Row = OutboxRow | RunningWorkoutRow

/** Rows of these are recorded work: a write answers only when the disk has them, and the page keeps them as well. */
const preciousStores: readonly PreciousStore[] = ['outbox', 'running_workout']

/** Whether rows of the store are recorded work. */
export const isPrecious = (store: StoreName): store is PreciousStore => preciousStores.some((name) => name === store)

/** This page's own copy of the recorded work that it wrote or read, for when the browser deletes what the disk had. */
export class PreciousRows {
  /** By their positions; what the device has yet to place has a key of its own. */
  readonly #rows: Record<PreciousStore, Map<unknown, Row>> = { outbox: new Map(), running_workout: new Map() }

  /** Takes in what was written, or read. */
  note(changes: readonly Change[]): void {
    for (const change of changes) {
      if (!isPrecious(change.store)) continue
      const rows = this.#rows[change.store]
      if ('put' in change) {
        const put = change.put as Row
        rows.set(put.position ?? Symbol(), put)
      } else if ('replace' in change) {
        const replaced = change.replace as Row
        if (rows.has(replaced.position)) rows.set(replaced.position, replaced)
      } else if ('remove' in change) rows.delete(change.remove)
      else for (const [key, row] of rows) if (row.user_id === change.removeAllOf) rows.delete(key)
    }
  }

  /** Everything, as the steps that would write it again. */
  dump(): Change[] {
    return preciousStores.flatMap((store) => [...this.#rows[store].values()].map((put) => ({ store, put }) as Change))
  }
}
