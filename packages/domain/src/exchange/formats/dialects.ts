import type { TableDialect } from '../table/dialect.ts'
import { hevy } from './hevy.ts'
import { strong, strongByPosition } from './strong.ts'

/** The tables that are known, and the one that is read by position. */
export const tableDialects: { readonly known: readonly TableDialect[]; readonly byPosition: TableDialect } = {
  known: [strong, hevy],
  byPosition: strongByPosition,
}
