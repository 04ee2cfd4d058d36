/** What tells an exercise of one joint; an exercise that nobody has said it of is taken for one of several. */
type Known = { readonly id: string; readonly mechanic?: string | null | undefined }

/** Whether the exercise moves one joint. */
export function isIsolation(exercise: Known | undefined): boolean {
  return exercise?.mechanic === 'isolation'
}
