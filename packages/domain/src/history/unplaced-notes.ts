import { placeOf } from '../set/place.ts'
import type { WorkoutNotes, WorkoutSet } from './workout-history.ts'

type Noted = { readonly sets: readonly WorkoutSet[]; readonly notes?: WorkoutNotes | undefined }

/** What was written about exercises of which no set was recorded, with the ids of their places. */
export function unplacedNotes({ sets, notes }: Noted): readonly (readonly [place: string, note: string])[] {
  const done = new Set(sets.map(placeOf))
  return Object.entries(notes?.places ?? {}).filter(([place]) => !done.has(place))
}
