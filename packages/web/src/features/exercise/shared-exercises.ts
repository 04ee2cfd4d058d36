import type { Exercise } from '@fonte/contract/exercise'
import { queryClient } from '../../platform/query/query-client.ts'

const keyOf = (id: string) => ['shared-exercise', id] as const

queryClient.setQueryDefaults(['shared-exercise'], { meta: { kept: false } })

/** Notes exercises that somebody else made and shares in a post: they are in no library of the reader. */
export function noteSharedExercises(exercises: readonly Exercise[]): void {
  for (const exercise of exercises) queryClient.setQueryData(keyOf(exercise.id), exercise)
}

/** An exercise that a post which was read holds; undefined for any other. */
export const sharedExercise = (id: string): Exercise | undefined => queryClient.getQueryData(keyOf(id))
