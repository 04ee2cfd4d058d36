import type { WorkoutNotes, WorkoutSet } from '../../history/workout-history.ts'
import { placeOf } from '../../set/place.ts'

/** The name that a file has for an exercise of a workout, and how many sets of it follow there. */
export type NamedRun = readonly [name: string, sets: number]

/** The same exercise may stand twice in a workout: from the second time on, it has a place of its own. */
export function placesOfRuns(exerciseIds: readonly string[]): readonly (string | undefined)[] {
  const counts = new Map<string, number>()
  return exerciseIds.map((id) => {
    const count = (counts.get(id) ?? 0) + 1
    counts.set(id, count)
    return count === 1 ? undefined : `${id}#${count}`
  })
}

type Content = { readonly sets: readonly WorkoutSet[]; readonly notes?: WorkoutNotes | undefined }

/** Which name stands for another exercise from now on. */
export type Renaming = {
  readonly name: string
  readonly from: string
  readonly to: Pick<WorkoutSet, 'exercise_id' | 'exercise_name'>
}

/**
 * A workout as its file would have brought it had the name stood for the exercise `to`; null where nothing of it came under
 * that name as the exercise `from`. Its runs are those of the file, in their order.
 */
export function renamedContent(
  { sets, notes }: Content,
  runs: readonly NamedRun[],
  { name, from, to }: Renaming,
): Content | null {
  const parts = partsOf(sets, runs)
  const isMeant = standsFor(name, from)
  if (!parts.some(isMeant)) return null
  const renamed = parts.map((run) => (isMeant(run) ? run.sets.map((set) => ({ ...set, ...to })) : run.sets))
  const places = placesOfRuns(renamed.map(([first]) => first?.exercise_id ?? ''))
  const moved = renamed.map((run, index) => run.map(({ place: _, ...set }) => withPlace(set, places[index])))
  const newPlace = new Map(parts.map((run, index) => [placeOfRun(run.sets), placeOfRun(moved[index] ?? [])]))
  return { sets: moved.flat(), ...(notes && { notes: withPlaces(notes, newPlace) }) }
}

/** Whether something of a workout came under that name and stands there as the exercise. */
export function standsAs({ sets }: Content, runs: readonly NamedRun[], name: string, exerciseId: string): boolean {
  return partsOf(sets, runs).some(standsFor(name, exerciseId))
}

const standsFor =
  (name: string, exerciseId: string) =>
  (run: Run): boolean =>
    run.name === name && run.sets[0]?.exercise_id === exerciseId

const placeOfRun = ([first]: readonly WorkoutSet[]): string => (first ? placeOf(first) : '')

const withPlace = (set: Omit<WorkoutSet, 'place'>, place: string | undefined): WorkoutSet => ({
  ...set,
  ...(place !== undefined && { place }),
})

function withPlaces({ places, ...notes }: WorkoutNotes, newPlace: ReadonlyMap<string, string>): WorkoutNotes {
  if (!places) return notes
  return {
    ...notes,
    places: Object.fromEntries(Object.entries(places).map(([id, note]) => [newPlace.get(id) ?? id, note])),
  }
}

type Run = { readonly name: string; readonly sets: readonly WorkoutSet[] }

function partsOf(sets: readonly WorkoutSet[], runs: readonly NamedRun[]): readonly Run[] {
  let from = 0
  return runs.map(([name, count]) => {
    from += count
    return { name, sets: sets.slice(from - count, from) }
  })
}
