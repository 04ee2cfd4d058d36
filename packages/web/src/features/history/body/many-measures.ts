import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { newUuid } from '../../../platform/new-uuid.ts'
import { type ManyMeasures, putMeasuresKind } from './body-outbox.ts'

/** As many as one call takes. */
const atOnce = 500

/** Writes that add measures which came together, for the outbox: one for as many as a call takes. */
export const measureWrites = (measures: readonly BodyMeasure[]) =>
  Array.from({ length: Math.ceil(measures.length / atOnce) }, (_, index) => {
    const payload: ManyMeasures = { measures: measures.slice(index * atOnce, (index + 1) * atOnce) }
    return [putMeasuresKind.kind, { entityKey: `body-measures:${newUuid()}`, payload }] as const
  })
