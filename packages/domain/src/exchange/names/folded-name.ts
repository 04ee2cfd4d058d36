import { fold } from '../../words/fold.ts'

/** The name of an exercise in a file as it is compared and remembered; one of signs only is itself. */
export const foldedName = (name: string): string => fold(name) || name.trim()
