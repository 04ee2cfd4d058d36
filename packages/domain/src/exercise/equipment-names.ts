import { enumerate } from '../words/enumeration.ts'
import { fold } from '../words/fold.ts'

/** A row of `equipment.json`. */
export type Equipment = { readonly id: string; readonly name: { readonly fr: string; readonly en: string } }

/** What an exercise needs as one text in each language, the main one first; null where an id is not known. */
export function nameEquipment(
  ids: readonly string[],
  equipment: readonly Equipment[],
): { readonly fr: string; readonly en: string } | null {
  const names = ids.map((id) => equipment.find((row) => row.id === id)?.name)
  if (!names.every((name) => name !== undefined)) return null
  return { fr: enumerate(names.map(({ fr }) => fr)), en: enumerate(names.map(({ en }) => en)) }
}

/** The equipment that a member typed as one text, thing by thing, as such are compared. */
export const typedEquipment = (text: string): readonly string[] => text.split(/[,;/+·]/u).map(fold)
