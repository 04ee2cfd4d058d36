import type { Change, OutboxRow, RunningWorkoutRow, StoreName } from './storage-rows.ts'

type PreciousStore = 'outbox' | 'running_workout'

type Row = OutboxRow | RunningWorkoutRow

/** Rows of these are recorded work: a write answers only when the disk has them, and the page keeps them as well. */
const preciousStores: readonly PreciousStore[] = ['outbox', 'running_workout']

/** Whether rows of the store are recorded work. */
export const isPrecious = (store: StoreName): store is PreciousStore => preciousStores.some((name) => name === store)

/** This page's own copy of the recorded work that it wrote or read, for when the browser deletes what the disk had. */
export class PreciousRows {
  readonly #rows: Record<PreciousStore, Row[]> = { outbox: [], running_workout: [] }

  /** Takes in what was written. */
  wrote(changes: readonly Change[]): void {
    for (const change of changes) {
      const { store } = change
      if (!isPrecious(store)) continue
      const rows = this.#rows[store]
      if ('put' in change) {
        const put = change.put as Row
        this.#rows[store] = [...rows.filter((row) => row.position === undefined || row.position !== put.position), put]
      } else if ('replace' in change) {
        const replaced = change.replace as Row
        this.#rows[store] = rows.map((row) => (row.position === replaced.position ? replaced : row))
      } else if ('remove' in change) this.#rows[store] = rows.filter((row) => row.position !== change.remove)
      else this.#rows[store] = rows.filter((row) => row.user_id !== change.removeAllOf)
    }
  }

  /** Takes over what the disk has of a person, whichever tab wrote it. */
  read(store: StoreName, userId: string, rows: readonly unknown[]): void {
    if (!isPrecious(store)) return
    this.#rows[store] = [...this.#rows[store].filter((row) => row.user_id !== userId), ...(rows as Row[])]
  }

  /** Everything, as the steps that would write it again. */
  dump(): Change[] {
    return preciousStores.flatMap((store) => this.#rows[store].map((put) => ({ store, put }) as Change))
  }
}
