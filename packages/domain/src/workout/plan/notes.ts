import { noteBounds, type WorkoutNotes } from '../../history/workout-history.ts'
import { countCharacters } from '../../words/text-length.ts'

/** Characters kept free for the notes of single sets. */
const setsShare = 10_000

/** Whether the notes of single sets are no longer than the history takes, whatever else is noted. */
export function fitSetNotes(sets: readonly { readonly note?: string | undefined }[]): boolean {
  return sets.reduce((sum, { note = '' }) => sum + countCharacters(note), 0) <= setsShare
}

/** The notes with this text for the place, or for the workout; an empty one goes. Null where the history would refuse it. */
export function withNote(notes: WorkoutNotes, place: string | undefined, text: string): WorkoutNotes | null {
  const kept = text.trim()
  const { workout, places = {} } = notes
  if (countCharacters(kept) > noteBounds.note.max) return null
  const { [place ?? '']: _old, ...others } = places
  const after: WorkoutNotes =
    place === undefined
      ? { workout: kept || undefined, places }
      : { workout, places: kept ? { ...others, [place]: kept } : others }
  const texts = [after.workout ?? '', ...Object.values(after.places ?? {})]
  const length = texts.reduce((sum, each) => sum + countCharacters(each), 0)
  return texts.length - 1 > noteBounds.places || length > noteBounds.total - setsShare ? null : after
}
