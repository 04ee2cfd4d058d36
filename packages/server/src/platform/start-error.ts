/** A reason not to start, told in plain words to the person who runs the server; it needs no stack trace. */
export class StartError extends Error {
  override name = 'StartError'
}

/** The words of anything that was thrown, for use inside a sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
