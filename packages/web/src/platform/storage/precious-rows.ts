import type { Change, LockableRows, OutboxRow, RunningWorkoutRow, StoreName } from './storage-rows.ts'

type PreciousStore = 'outbox' | 'running_workout'

type Row = OutboxRow | RunningWorkoutRow

/** Rows of these are recorded work: a write answers only when the disk has them, and the page keeps them as well. */
const preciousStores: readonly PreciousStore[] = ['outbox', 'running_workout']

/** Whether rows of the store are recorded work. */
export const isPrecious = (store: StoreName): store is PreciousStore => preciousStores.some((name) => name === store)

/** What two copies of one row have in common, wherever they stand and however often it was tried to send them. */
const saying = ({ user_id, id, event }: Partial<OutboxRow & RunningWorkoutRow>) => JSON.stringify([user_id, id, event])

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

  /** Everything that is not `there`, as the steps that would write it again: at its old place, unless another row has that. */
  dump(there?: LockableRows): Change[] {
    return preciousStores.flatMap((store) => {
      const others: readonly { readonly position: number }[] = there?.[store] ?? []
      const known = new Set(others.map(saying))
      const taken = new Set(others.map(({ position }) => position))
      return [...this.#rows[store].values()].flatMap((row) => {
        const { position, ...unplaced } = row
        return known.has(saying(row)) ? [] : ({ store, put: taken.has(position) ? unplaced : row } as Change)
      })
    })
  }
}
