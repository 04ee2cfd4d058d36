import type { PlannedProgram } from './program.ts'

/** Whether two programs ask for the same, whatever their versions and the names of their exercises. */
export function sameContent(one: PlannedProgram, other: PlannedProgram): boolean {
  return fingerprint(one) === fingerprint(other)
}

/** The content as one text, whatever the order in which the fields of an object came. */
function fingerprint({ name, description, image_url, exercises }: PlannedProgram): string {
  const rows = exercises.map(({ exercise_id, default_rest, sets }) => [
    exercise_id,
    default_rest,
    sets.map(({ reps, weight, rest }) => [reps, weight, rest]),
  ])
  return JSON.stringify([name, description, image_url, rows])
}
