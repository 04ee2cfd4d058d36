import { typedEquipment } from '../exercise/equipment-names.ts'

/** The bars that an exercise may ask for. */
export type AskedBar = 'olympic' | 'ez' | 'trap'

/** What an exercise needs: by the library's ids where it has them, and as a text. */
export interface Equipped {
  readonly equipment: string
  readonly equipment_ids?: readonly string[] | undefined
}

const byId: ReadonlyMap<string, AskedBar> = new Map([
  ['barbell', 'olympic'],
  ['ez-bar', 'ez'],
  ['trap-bar', 'trap'],
])

/** What lifters call these bars in their own exercises; a pull-up bar or a guided bar is none of them. */
const byWord: ReadonlyMap<string, AskedBar> = new Map([
  ['barre', 'olympic'],
  ['barre droite', 'olympic'],
  ['barre olympique', 'olympic'],
  ['barbell', 'olympic'],
  ['barre ez', 'ez'],
  ['ez bar', 'ez'],
  ['trap bar', 'trap'],
])

/**
 * The bar that the exercise loads at both ends, or null. What a member typed, and a library from before it had ids, says
 * so in words: "Barre, banc plat", not "Landmine, barre".
 */
export function barKindOf({ equipment, equipment_ids = [] }: Equipped): AskedBar | null {
  const hasIds = equipment_ids.length > 0
  const parts = hasIds ? equipment_ids : typedEquipment(equipment)
  if (parts.includes('landmine')) return null
  const bars = hasIds ? byId : byWord
  return parts.map((part) => bars.get(part)).find((kind) => kind !== undefined) ?? null
}
