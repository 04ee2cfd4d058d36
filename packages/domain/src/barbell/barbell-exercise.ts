import { fold } from '../words/fold.ts'

/** What lifters call the straight 20 kg bar; an EZ bar, a pull-up bar or a guided bar weighs something else. */
const straightBars: ReadonlySet<string> = new Set(['barre', 'barre droite', 'barre olympique', 'barbell'])

/** What an exercise needs: by the library's ids where it has them, and as a text. */
export interface Equipped {
  readonly equipment: string
  readonly equipment_ids?: readonly string[] | undefined
}

/**
 * Whether the exercise loads a straight bar at both ends. What a member typed, and a library from before it had ids, says
 * so in words: "Barre, banc plat", not "Landmine, barre".
 */
export function isBarbellExercise({ equipment, equipment_ids = [] }: Equipped): boolean {
  if (equipment_ids.length > 0) return equipment_ids.includes('barbell') && !equipment_ids.includes('landmine')
  const parts = equipment.split(/[,;/+·]/u).map(fold)
  return parts.some((part) => straightBars.has(part)) && !parts.includes('landmine')
}
