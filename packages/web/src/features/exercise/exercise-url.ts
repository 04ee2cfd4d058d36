/** The part of any URL of somebody signed in that opens the sheet of an exercise over the page. */
export interface ExerciseSearch {
  readonly exercise?: string | undefined
}

/** Reads `?exercise=<id>`; anything but a text opens nothing. */
export function exerciseSearch({ exercise }: Record<string, unknown>): ExerciseSearch {
  return { exercise: typeof exercise === 'string' && exercise !== '' ? exercise : undefined }
}

/** The same URL without the sheet. */
export function withoutExercise<Search extends object>(search: Search): Search {
  return { ...search, exercise: undefined }
}
