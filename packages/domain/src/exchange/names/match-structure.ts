import type { NamedLift, NameMatch } from './name-match.ts'
import { type NamedEquipment, type NameWords, nameWords, translatedNameWords } from './name-words.ts'

/** A name of a lift, taken apart. */
type Spelling = {
  readonly id: string
  readonly use: number
  /** What the name itself says, which may be nothing. */
  readonly named: NamedEquipment | null
  /** What the lift is done with. */
  readonly tools: ReadonlySet<string>
}

/** Tools of the library that are either of two, by their ids. */
const either: Readonly<Record<string, readonly NamedEquipment[]>> = {
  'kettlebell-or-dumbbell': ['kettlebell', 'dumbbell'],
  'cable-or-band': ['cable', 'band'],
  'belt-squat-machine': ['machine'],
  'pull-up-bar': ['bodyweight'],
  'dip-bars': ['bodyweight'],
}

/**
 * Compares names by their words in any order, and by what the lift is done with, which must be the same to be sure. A name
 * in another language than English or French is never sure.
 */
export function structuredMatcher(lifts: readonly NamedLift[]): (name: string) => NameMatch | null {
  const spellings = spellingsOf(lifts)
  return (name) => {
    const words = nameWords(name)
    const found = spellings.get(words.words)
    if (found) return matchOf(found, words.equipment, true)
    const translated = translatedNameWords(name)
    const foreign = translated && spellings.get(translated.words)
    return translated && foreign ? matchOf(foreign, translated.equipment, false) : null
  }
}

function matchOf(found: readonly Spelling[], equipment: NameWords['equipment'], isEnglish: boolean): NameMatch {
  const fits = ({ named, tools }: Spelling) => (equipment === null ? named === null : tools.has(equipment))
  const fitting = new Set(found.filter(fits).map(({ id }) => id))
  const [only] = fitting
  if (isEnglish && fitting.size === 1 && only !== undefined) return { certainty: 'sure', id: only }
  const byUse = found.toSorted((one, other) => Number(fits(other)) - Number(fits(one)) || one.use - other.use)
  return { certainty: 'to-check', ids: [...new Set(byUse.map(({ id }) => id))].slice(0, 5) }
}

function spellingsOf(lifts: readonly NamedLift[]): ReadonlyMap<string, readonly Spelling[]> {
  const spellings = new Map<string, Spelling[]>()
  for (const { id, name, name_en, aliases, equipment_ids = [], use = 0 } of lifts) {
    const ids = equipment_ids.flatMap((tool) => [tool, ...(either[tool] ?? [])])
    for (const text of [name_en ?? '', name, ...(aliases ?? [])]) {
      const { words, equipment } = nameWords(text)
      if (words === '') continue
      const spelling = { id, use, named: equipment, tools: new Set(equipment ? [equipment, ...ids] : ids) }
      const list = spellings.get(words)
      if (list) list.push(spelling)
      else spellings.set(words, [spelling])
    }
  }
  return spellings
}
