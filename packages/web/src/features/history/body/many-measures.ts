import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { importCallBounds } from '@fonte/domain/exchange/import-format'
import { newUuid } from '../../../platform/new-uuid.ts'
import { type ManyMeasures, putMeasuresKind } from './body-outbox.ts'

/** As many as one call takes. */
const atOnce = importCallBounds.measures

/**
 * Writes that add measures which came together, for the outbox: one for as many as a call takes. Those of an import go when
 * it is undone.
 */
export const measureWrites = (measures: readonly BodyMeasure[], importId?: string) =>
  Array.from({ length: Math.ceil(measures.length / atOnce) }, (_, index) => {
    const some = measures.slice(index * atOnce, (index + 1) * atOnce)
    const payload: ManyMeasures = { measures: some, ...(importId !== undefined && { import_id: importId }) }
    return [putMeasuresKind.kind, { entityKey: `body-measures:${newUuid()}`, payload }] as const
  })
