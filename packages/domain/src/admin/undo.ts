/** How long (ms) an action can be taken back. */
const undoLife = 86_400_000

/** Edits of rows of the library. */
export const libraryEdits = [
  'update-library-exercise',
  'update-predefined-program',
  'update-muscle-group',
  'update-muscle',
] as const

/** What can be taken back. */
const undoable = ['block', 'unblock', 'update-user-plan', ...libraryEdits] as const

export type UndoableAction = (typeof undoable)[number]

/** What decides whether an action can be taken back. */
interface Done {
  readonly action: string
  /** When it was done, in epoch ms. */
  readonly at: number
  readonly is_undone: boolean
  /** A later action of its kind was done to the same subject; of the library, any later action. */
  readonly has_later: boolean
}

/** Whether an action can be taken back at `now` (epoch ms): within a day, once, while nothing of its kind came after it. */
export const isUndoable = <Row extends Done>(row: Row, now: number): row is Row & { readonly action: UndoableAction } =>
  undoable.some((action) => action === row.action) && !row.is_undone && !row.has_later && now - row.at <= undoLife
