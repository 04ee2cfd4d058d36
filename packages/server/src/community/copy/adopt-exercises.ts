import type { NamedExercise } from '@fonte/contract/exercise'
import { isUnseen, shownName, visibleText } from '@fonte/domain/words/visible-text'
import { requireExerciseRoom } from '../../exercise/exercise-room-store.ts'
import { findExercisesOf, insertExercise, listOwnExercises } from '../../exercise/exercise-store.ts'
import { allowedImage } from '../../platform/allowed-image.ts'
import type { Writer } from '../../platform/database.ts'
import { newRowId } from '../../platform/new-row-id.ts'
import type { ExerciseMap } from './copy-store.ts'

/** Who takes exercises over from whom, and when (epoch ms). */
export interface Adoption {
  readonly userId: string
  readonly authorId: string
  readonly now: number
  readonly imageHosts: readonly string[]
  /** Exercises of theirs that stand for others of the author’s already. */
  readonly inUse: ReadonlySet<string>
}

/** What its maker decided about an exercise, its picture left aside. */
const decided = (exercise: NamedExercise) => {
  const { name, equipment, description, muscle_group_id, muscle_ids, measure, sides, load } = exercise
  return { name, equipment, description, muscle_group_id, muscle_ids, measure, sides, load }
}

const comparable = (exercise: NamedExercise): string => JSON.stringify(decided(exercise))

/** An exercise as its new owner gets it. */
const shown = (exercise: NamedExercise, hosts: readonly string[]): NamedExercise => ({
  ...exercise,
  name: shownName(isUnseen(exercise.name) ? exercise.equipment : exercise.name),
  equipment: visibleText(exercise.equipment),
  description: visibleText(exercise.description),
  image_url: allowedImage(exercise.image_url, hosts),
})

/** Makes an exercise of `userId` like one of somebody else; answers its id. */
const insertLike = async (exercise: NamedExercise, userId: string, now: number, writer: Writer): Promise<string> => {
  const id = `custom-${newRowId(now)}`
  await insertExercise(userId, id, { ...decided(exercise), image_url: exercise.image_url }, writer)
  return id
}

/**
 * Gives `userId` exercises of their own for those of the author that `ids` name: one that they have already under the same
 * name and with the same content, else a new one; each stands for one of the author’s, so that two alike stay two. Answers
 * the author's ids with theirs; global exercises are left out.
 * @throws Problem `exercises-full`
 */
export const adoptExercises = async (
  { userId, authorId, now, imageHosts, inUse }: Adoption,
  ids: readonly string[],
  writer: Writer,
): Promise<ExerciseMap> => {
  if (userId === authorId) return {}
  const theirs = (await findExercisesOf(authorId, ids, writer)).map((exercise) => shown(exercise, imageHosts))
  if (theirs.length === 0) return {}
  const own = await listOwnExercises(userId, writer)
  const free = own.filter(({ id, archived }) => !archived && !inUse.has(id))
  const alike = Map.groupBy(free, comparable)
  const pairs = theirs.map((exercise) => ({ exercise, id: alike.get(comparable(exercise))?.shift()?.id }))
  const missing = pairs.filter(({ id }) => id === undefined).length
  if (missing > 0) await requireExerciseRoom(userId, missing, writer)
  const map: Record<string, string> = {}
  for (const { exercise, id } of pairs) map[exercise.id] = id ?? (await insertLike(exercise, userId, now, writer))
  return map
}
