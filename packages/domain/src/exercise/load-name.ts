import type { Load } from './measure.ts'

/** What an exercise is done with, the main thing first, as far as its library says. */
export type Loaded = { readonly load?: Load | undefined; readonly equipment_ids?: readonly string[] | undefined }

/** As what the weight of an exercise is asked for: on the body alone it is added to it, and a band only resists. */
export function loadName({ load, equipment_ids: [main] = [] }: Loaded): 'weight' | 'addedWeight' | 'resistance' {
  if (load === 'bodyweight') return 'addedWeight'
  return main === 'band' ? 'resistance' : 'weight'
}
