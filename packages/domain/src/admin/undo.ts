/** How long (ms) an action can be taken back. */
const undoLife = 86_400_000

/** What can be taken back. */
const undoable = ['block', 'unblock', 'update-user-plan'] as const

export type UndoableAction = (typeof undoable)[number]

/** What decides whether an action can be taken back. */
interface Done {
  readonly action: string
  /** When it was done, in epoch ms. */
  readonly at: number
  readonly is_undone: boolean
  /** A later action of its kind was done to the same subject. */
  readonly has_later: boolean
}

/** Whether an action can be taken back at `now` (epoch ms): within a day, once, while nothing of its kind came after it. */
export const isUndoable = <Row extends Done>(row: Row, now: number): row is Row & { readonly action: UndoableAction } =>
  undoable.some((action) => action === row.action) && !row.is_undone && !row.has_later && now - row.at <= undoLife
