import { noteBounds, type WorkoutNotes } from '../../history/workout-history.ts'
import { setBounds } from '../../set/set-details.ts'
import { countCharacters } from '../../words/text-length.ts'
import { findSlot } from './order.ts'
import { type LeftExercise, leftExercise, type WorkoutPlace, type WorkoutSlot, withSlots } from './place.ts'

/** What is noted of a running workout. */
export type RunningNotes = WorkoutNotes & {
  /** Exercises that were taken out, of which something is noted; one that stands again, as its removal was undone, is none. */
  readonly removed?: readonly LeftExercise[] | undefined
}

/** What may have a note of its own. */
type Noted = { readonly note?: string | undefined }

/** Characters kept free for the notes of single sets. */
const setsShare = 10_000

/** Whether the notes of single sets are no longer than the history takes, whatever else is noted. */
export function fitSetNotes(sets: readonly Noted[]): boolean {
  return sets.reduce((sum, { note = '' }) => sum + countCharacters(note), 0) <= setsShare
}

/** The places with this note for a set that is to do; an empty one goes. Null where there is no such set, or no room in the history. */
export function withSetNote(
  places: readonly WorkoutPlace[],
  recorded: readonly Noted[],
  slot: string,
  text: string,
): readonly WorkoutPlace[] | null {
  const note = text.trim()
  if (findSlot(places, slot)?.slot.status !== 'todo' || countCharacters(note) > setBounds.note.max) return null
  const noted = withSlots(places, new Set([slot]), (old) => notedSlot(old, note))
  return fitSetNotes([...recorded, ...notedSlots(noted)]) ? noted : null
}

/** The slot with this note; none where it is empty. */
export function notedSlot({ note: _old, ...slot }: WorkoutSlot, note: string | undefined): WorkoutSlot {
  return note ? { ...slot, note } : slot
}

/** The sets to do of which something is noted. */
export function notedSlots(places: readonly WorkoutPlace[]): readonly WorkoutSlot[] {
  return places.flatMap(({ slots }) => slots.filter(({ note, status }) => note !== undefined && status !== 'done'))
}

/** What is noted, of the workout and of places that stand in it. */
type Notes = { readonly notes: RunningNotes; readonly places: readonly WorkoutPlace[] }

/** A text of a place, or of the workout. */
type Note = { readonly place?: string | undefined; readonly text: string }

/** The notes with this one; an empty one goes. Null where its place is not there, or the history would refuse it. */
export function withNote({ notes, places: standing }: Notes, { place, text }: Note): RunningNotes | null {
  if (place !== undefined && !standing.some(({ id }) => id === place)) return null
  const kept = text.trim()
  const { workout, places = {}, ...others } = notes
  if (countCharacters(kept) > noteBounds.note.max) return null
  const { [place ?? '']: _old, ...otherPlaces } = places
  const after: RunningNotes =
    place === undefined
      ? { ...others, workout: kept || undefined, places }
      : { ...others, workout, places: kept ? { ...otherPlaces, [place]: kept } : otherPlaces }
  const texts = [after.workout ?? '', ...Object.values(after.places ?? {})]
  const length = texts.reduce((sum, each) => sum + countCharacters(each), 0)
  return texts.length - 1 > noteBounds.places || length > noteBounds.total - setsShare ? null : after
}

/** The notes once an exercise is taken out of which no set was recorded: what is noted of it, and of those before it, stays. */
export function withoutPlace({ notes, places }: Notes, id: string): RunningNotes {
  const place = places.find((each) => each.id === id)
  if (!place || place.slots.some(({ status }) => status === 'done')) return notes
  const { instead_of = [], left_notes = [] } = place
  const left = leftExercise(place, [...left_notes, ...place.slots.flatMap(({ note }) => note ?? [])])
  const told = [...instead_of, left].filter((each) => each.left_notes.length > 0 || notes.places?.[each.id])
  const earlier = (notes.removed ?? []).filter((each) => !told.some((other) => other.id === each.id))
  return told.length === 0 ? notes : { ...notes, removed: [...earlier, ...told] }
}
