import { typedEquipment } from './equipment-names.ts'
import type { Load } from './measure.ts'

/** What an exercise is done with, the main thing first: by the library's ids where it has them, else as its member typed it. */
export type Loaded = {
  readonly load?: Load | undefined
  readonly equipment?: string | undefined
  readonly equipment_ids?: readonly string[] | undefined
}

/** What lifters call a band in their own exercises. */
const band = /^((mini )?bandes?( elastiques?| de resistance)?|elastiques?|((mini|loop|resistance|elastic) )?bands?)$/u

/** As what the weight of an exercise is asked for: on the body alone it is added to it, and a band that does not help only resists. */
export function loadName({
  load,
  equipment,
  equipment_ids: [main] = [],
}: Loaded): 'weight' | 'addedWeight' | 'resistance' {
  if (load === 'bodyweight') return 'addedWeight'
  const isBand = main === undefined ? band.test(typedEquipment(equipment ?? '')[0] ?? '') : main === 'band'
  return isBand && load !== 'assisted' ? 'resistance' : 'weight'
}
