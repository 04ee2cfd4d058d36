import type { TableDialect } from '../table/dialect.ts'
import { fitbod } from './fitbod.ts'
import { fitnotes } from './fitnotes.ts'
import { hevy } from './hevy.ts'
import { liftosaur } from './liftosaur.ts'
import { hevyMeasures, plainMeasures } from './measures.ts'
import { strong, strongByPosition } from './strong/strong.ts'
import { stronglifts } from './stronglifts.ts'

/** The tables that are known, and the one that is read by position. */
export const tableDialects: { readonly known: readonly TableDialect[]; readonly byPosition: TableDialect } = {
  known: [strong, hevy, fitnotes, liftosaur, stronglifts, fitbod, hevyMeasures, plainMeasures],
  byPosition: strongByPosition,
}
