import type { ImportedSet, ImportedWorkout } from '@fonte/domain/exchange/imported-workout'

/** The names of a file with their sets, the most frequent first, and those that are measured otherwise than in repetitions. */
export function namesOf(workouts: readonly ImportedWorkout[]) {
  const setsOf = new Map<string, ImportedSet[]>()
  const categoryOf = new Map<string, string>()
  for (const { exercises } of workouts) {
    for (const { name, sets, category } of exercises) {
      if (category !== undefined) categoryOf.set(name, category)
      const known = setsOf.get(name)
      if (known) known.push(...sets)
      else setsOf.set(name, [...sets])
    }
  }
  const all = [...setsOf].toSorted(([, one], [, other]) => other.length - one.length)
  const whereAll = (holds: (set: ImportedSet) => boolean) =>
    all.flatMap(([name, sets]) => (sets.every(holds) ? [name] : []))
  return {
    names: all.map(([name, sets]) => ({ name, sets: sets.length, category: categoryOf.get(name) })),
    far: whereAll(({ reps, distance }) => reps === 0 && distance !== undefined),
    timed: whereAll(({ reps, seconds, distance }) => reps === 0 && seconds !== undefined && distance === undefined),
  }
}
