import { placeOfUse } from '@fonte/domain/exercise/common-lifts'
import { everydayNamesOf } from '@fonte/domain/muscle/everyday-names'
import { localized } from '@fonte/domain/words/localized'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { exercisesQuery, useExercises } from '../../exercise/exercise-queries.ts'
import { useMuscles } from '../../muscle/muscle-queries.ts'

/** What names of files are compared with: the exercises of the library and one’s own, and the main muscle groups. */
export function useLifts() {
  const lang = useLanguage()
  const { items, find, reading } = useExercises()
  const answered = useQuery(exercisesQuery).data?.items
  const muscles = useMuscles()
  return useMemo(() => {
    const equipment = new Map(answered?.map(({ id, equipment_ids }) => [id, equipment_ids]))
    const lifts = items
      .filter(({ archived }) => !archived)
      .map((item) => ({
        id: item.id,
        name: item.name,
        name_en: item.name_en,
        aliases: [...item.aliases, ...item.aliases_en],
        equipment: item.equipment,
        equipment_en: item.equipment_en,
        ...(item.creator_id === null && { use: placeOfUse(item.id), equipment_ids: equipment.get(item.id) ?? [] }),
      }))
    const groups = muscles.groups.map((group) => ({
      id: group.id,
      label: localized(group, 'name', lang),
      names: [group.name, group.name_en ?? group.name, ...everydayNamesOf([group.id])],
    }))
    const nameOf = (id: string) => {
      const exercise = find(id)
      return exercise && localized(exercise, 'name', lang)
    }
    return { isReady: reading === 'ready' && groups.length > 0, lifts, groups, nameOf }
  }, [items, find, reading, answered, muscles, lang])
}

export type Lifts = ReturnType<typeof useLifts>
