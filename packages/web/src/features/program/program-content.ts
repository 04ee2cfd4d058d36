import type { Program } from '@fonte/contract/program'

/** What a program's owner decides about it. */
export type ProgramContent = Pick<Program, 'name' | 'description' | 'image_url' | 'exercises'>

/** The content as it is sent: the exercises by id, without what the server adds. */
export function sentContent({ name, description, image_url, exercises }: ProgramContent) {
  return {
    name,
    description,
    image_url,
    exercises: exercises.map(({ exercise_id, default_rest, sets }) => ({ exercise_id, default_rest, sets })),
  }
}

/** Whether two programs ask for the same, whatever their versions and the names of their exercises. */
export function sameContent(one: ProgramContent, other: ProgramContent): boolean {
  return fingerprint(one) === fingerprint(other)
}

/** The content as one text, whatever the order in which the fields of an object came. */
function fingerprint({ name, description, image_url, exercises }: ProgramContent): string {
  const rows = exercises.map(({ exercise_id, default_rest, sets }) => [
    exercise_id,
    default_rest,
    sets.map(({ reps, weight, rest }) => [reps, weight, rest]),
  ])
  return JSON.stringify([name, description, image_url, rows])
}
