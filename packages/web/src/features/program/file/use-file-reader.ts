import type { Exercise } from '@fonte/contract/exercise'
import { customExerciseId } from '@fonte/domain/exercise/exercise-id'
import { decidedText } from '@fonte/domain/program/file/fitted-exercise'
import type { FileReader } from '@fonte/domain/program/file/open-program-file'
import type { FileExercise } from '@fonte/domain/program/file/program-file'
import { useMemo } from 'react'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useMuscles } from '../../muscle/muscle-queries.ts'

const isUsable = ({ creator_id, archived }: Exercise): boolean => creator_id === null || !archived

/** What a file's program is opened with; null until the device has the library. */
export function useFileReader(): { readonly reader: FileReader | null; readonly failed: boolean; retry: () => void } {
  const { items, find, reading, retry } = useExercises()
  const { groups, group } = useMuscles()
  const reader = useMemo(() => {
    const anyGroup = groups[0]?.id
    if (items.length === 0 || anyGroup === undefined) return null
    const groupOfMuscle = new Map(groups.flatMap(({ id, muscles }) => muscles.map((muscle) => [muscle.id, id])))
    const own = items.filter((item) => item.creator_id !== null && !item.archived)
    return {
      known: (id: string) => {
        const exercise = find(id)
        return exercise && isUsable(exercise) ? { name: exercise.name, name_en: exercise.name_en } : undefined
      },
      alike: (exercise: FileExercise) =>
        own.filter((one) => decidedText(one) === decidedText(exercise)).map(({ id }) => id),
      isGroup: (id: string) => group(id) !== undefined,
      groupOf: (muscleId: string) => groupOfMuscle.get(muscleId),
      anyGroup,
      newId: () => customExerciseId(newUuid()),
    }
  }, [items, find, groups, group])
  return { reader, failed: reader === null && reading === 'failed', retry }
}
