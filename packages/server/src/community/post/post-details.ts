import type { PostDetails } from '@fonte/contract/community/post'
import { shownProgram } from '@fonte/domain/program/shown-program'
import { shownName, visibleText } from '@fonte/domain/words/visible-text'
import { findExercisesOf } from '../../exercise/exercise-store.ts'
import { allowedImage } from '../../platform/allowed-image.ts'
import type { Reader } from '../../platform/database.ts'
import { findProgramOf } from '../../program/program-store.ts'
import { presentPost } from '../post-row.ts'
import type { PracticeReader } from './kept-practice.ts'
import { findPost } from './post-store.ts'

/** A post with its whole program, as `readerId` is shown it; undefined when there is none. */
export const readPost = async (
  readerId: string,
  id: string,
  known: { readonly imageHosts: readonly string[]; readonly practiceOf: PracticeReader },
  reader: Reader,
): Promise<PostDetails | undefined> => {
  const row = await findPost(readerId, id, reader)
  const program = row && (await findProgramOf(row.user_id, row.program_id, reader))
  if (!program) return undefined
  const { own_rating, notes, program_version, ...card } = row
  // It was saved since the post was read, which may have been withdrawn before: what is written then is its author's.
  if (program.version !== program_version) return readPost(readerId, id, known, reader)
  const { imageHosts, practiceOf } = known
  const ids = program.exercises.map(({ exercise_id }) => exercise_id)
  const customs = await findExercisesOf(row.user_id, ids, reader)
  // One's own pictures are shown to oneself.
  const shown = (url: string | null) => (row.user_id === readerId ? url : allowedImage(url, imageHosts))
  return {
    ...presentPost(card, imageHosts),
    program: shownProgram(program, shown(program.image_url), notes),
    custom_exercises: customs.map((exercise) => ({
      ...exercise,
      name: shownName(exercise.name),
      equipment: visibleText(exercise.equipment),
      description: visibleText(exercise.description),
      image_url: shown(exercise.image_url),
    })),
    own_rating,
    practice: await practiceOf({ id: program.id, version: program.version, authorId: row.user_id }, reader),
  }
}
