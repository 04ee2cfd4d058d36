import { canonicalJson } from '../identity/canonical-json.ts'
import { type PlannedExercise, type PlannedProgram, plannedExercise } from './program.ts'

/** Whether two programs ask for the same, whatever their versions and the names of their exercises. */
export function sameContent(one: PlannedProgram, other: PlannedProgram): boolean {
  return contentText(one) === contentText(other)
}

/** The content as one text, whatever the order in which the fields of an object came; a field without a value is as absent. */
export function contentText({ name, description, image_url, exercises }: PlannedProgram): string {
  return canonicalJson([name, description, image_url, exercises.map(comparable)])
}

/** A set that says that it is a working one asks for the same as one that says nothing. */
function comparable(row: PlannedExercise): unknown {
  const sets = row.sets.map(({ kind, ...set }) => (kind === undefined || kind === 'work' ? set : { ...set, kind }))
  return { ...plannedExercise(row), sets }
}
