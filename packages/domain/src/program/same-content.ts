import type { ProgramContent, ProgramExercise } from './program.ts'

/** What is compared: the content without what only names its exercises. */
type Comparable = Omit<ProgramContent, 'exercises'> & {
  readonly exercises: readonly Pick<ProgramExercise, 'exercise_id' | 'default_rest' | 'sets'>[]
}

/** Whether two programs ask for the same, whatever their versions and the names of their exercises. */
export function sameContent(one: Comparable, other: Comparable): boolean {
  return fingerprint(one) === fingerprint(other)
}

/** The content as one text, whatever the order in which the fields of an object came. */
function fingerprint({ name, description, image_url, exercises }: Comparable): string {
  const rows = exercises.map(({ exercise_id, default_rest, sets }) => [
    exercise_id,
    default_rest,
    sets.map(({ reps, weight, rest }) => [reps, weight, rest]),
  ])
  return JSON.stringify([name, description, image_url, rows])
}
