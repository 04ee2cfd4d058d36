import { placeOfUse } from '@fonte/domain/exercise/common-lifts'
import { everydayNamesOf } from '@fonte/domain/muscle/everyday-names'
import { localized } from '@fonte/domain/words/localized'
import { useMemo } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useMuscles } from '../../muscle/muscle-queries.ts'

/** What names of files are compared with: the exercises of the library and one’s own, and the main muscle groups. */
export function useLifts() {
  const lang = useLanguage()
  const exercises = useExercises()
  const muscles = useMuscles()
  return useMemo(() => {
    const lifts = exercises.items
      .filter(({ archived }) => !archived)
      .map((item) => ({
        id: item.id,
        name: item.name,
        name_en: item.name_en,
        aliases: [...item.aliases, ...item.aliases_en],
        equipment: item.equipment,
        equipment_en: item.equipment_en,
        ...(item.creator_id === null && { use: placeOfUse(item.id) }),
      }))
    const groups = muscles.groups.map((group) => ({
      id: group.id,
      label: localized(group, 'name', lang),
      names: [group.name, group.name_en ?? group.name, ...everydayNamesOf([group.id])],
    }))
    const nameOf = (id: string) => {
      const exercise = exercises.find(id)
      return exercise && localized(exercise, 'name', lang)
    }
    return { isReady: exercises.reading === 'ready' && groups.length > 0, lifts, groups, nameOf }
  }, [exercises, muscles, lang])
}

export type Lifts = ReturnType<typeof useLifts>
