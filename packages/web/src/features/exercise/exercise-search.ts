import type { Exercise, NamedExercise } from '@fonte/contract/exercise'
import { placeOfUse } from '@fonte/domain/exercise/common-lifts'
import { search } from '@fonte/domain/exercise/search'
import { buildIndex } from '@fonte/domain/exercise/search-index'
import { everydayNamesOf } from '@fonte/domain/muscle/everyday-names'
import type { Language } from '@fonte/domain/words/language'
import { useMemo } from 'react'
import { useLanguage } from '../../platform/words/language.ts'
import type { Muscles } from '../muscle/muscle-queries.ts'

/** What is looked for: words, a main muscle group, and a piece of equipment that it needs; '' for all. */
export interface ExerciseQuery {
  readonly text: string
  readonly group: string
  readonly equipment: string
}

/** What the library says of equipment; an exercise that only its device has names none by id. */
export type EquippedExercise = Exercise & Pick<NamedExercise, 'equipment_ids'>

/**
 * The exercises that match, best first, in the very frame that shows the letter typed: the texts are folded once for each
 * list, so that a search takes about a millisecond, and three where it looks for a typing error.
 */
export function useExerciseSearch(items: readonly EquippedExercise[], muscles: Muscles, query: ExerciseQuery) {
  const lang = useLanguage()
  const { text, group, equipment } = query
  const index = useMemo(
    () => buildIndex(items.filter((item) => !item.archived).map(searchable(muscles))),
    [items, muscles],
  )
  return useMemo(() => found(index, { text, group, equipment }, lang), [index, text, group, equipment, lang])
}

type Index = ReturnType<typeof buildIndex<ReturnType<ReturnType<typeof searchable>>>>

function found(index: Index, { text, group, equipment }: ExerciseQuery, lang: Language): readonly Exercise[] {
  const isWanted = ({ muscle_group_id, equipment_ids }: EquippedExercise) =>
    (group === '' || muscle_group_id === group) && (equipment === '' || equipment_ids?.includes(equipment))
  const wanted = group === '' && equipment === '' ? index : index.filter((entry) => isWanted(entry.exercise.item))
  return search(wanted, text, { lang }).map(({ item }) => item)
}

const searchable = (muscles: Muscles) => (item: EquippedExercise) => {
  const group = muscles.group(item.muscle_group_id)
  return {
    item,
    name: item.name,
    name_en: item.name_en,
    aliases: [...item.aliases, ...item.aliases_en],
    equipment: item.equipment,
    equipment_en: item.equipment_en,
    muscle_group: group?.name,
    muscle_group_en: group?.name_en,
    muscles: calledMuscles(item, muscles),
    use: item.creator_id === null ? placeOfUse(item.id) : undefined,
  }
}

/** The names of the muscles that do the work, and what lifters call them and their group. */
function calledMuscles(item: Exercise, muscles: Muscles): readonly string[] {
  const { main } = muscles.musclesOf(item)
  return [
    ...main.flatMap(({ name, name_en }) => [name, name_en ?? name]),
    ...everydayNamesOf([item.muscle_group_id, ...main.map(({ id }) => id)]),
  ]
}
