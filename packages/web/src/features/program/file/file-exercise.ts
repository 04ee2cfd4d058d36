import type { Exercise } from '@fonte/contract/exercise'
import type { FileExercise } from '@fonte/domain/program/file/program-file'
import type { Language } from '@fonte/domain/words/language'
import { localized } from '@fonte/domain/words/localized'

/** An exercise as a file tells it to somebody who reads `lang`. How one of the library is done is told by the library. */
export function fileExercise(exercise: Exercise, lang: Language): FileExercise {
  const { id, creator_id, muscle_group_id, muscle_ids, measure, sides, load } = exercise
  return {
    id,
    name: localized(exercise, 'name', lang),
    equipment: localized(exercise, 'equipment', lang),
    description: creator_id === null ? '' : exercise.description,
    muscle_group_id,
    muscle_ids,
    ...(measure && { measure }),
    ...(sides && { sides }),
    ...(load && { load }),
  }
}
