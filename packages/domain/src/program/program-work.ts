import type { ProgramExercise } from './program.ts'

/** Parts of the body map, and the main groups by how much work they get, most first. */
export type ProgramWork = {
  readonly main: readonly string[]
  readonly secondary: readonly string[]
  readonly groups: readonly string[]
}

type Regions = Pick<ProgramWork, 'main' | 'secondary'>

type Row = Pick<ProgramExercise, 'exercise_id' | 'sets'>

/** An exercise with how many sets of it are done. */
type Worked<E> = { readonly exercise: E; readonly sets: number }

/** A region counts as main from this share of the sets of the most worked one. */
const mainShare = 0.4

/**
 * What a program works, told by its sets: the regions with the most sets are main, whatever else is worked is secondary.
 * Exercises that the library does not have are left out.
 */
export function programWork<E extends { readonly muscle_group_id: string }>(
  program: { readonly exercises: readonly Row[] },
  find: (id: string) => E | undefined,
  regionsOf: (exercise: E) => Regions,
): ProgramWork {
  const worked = program.exercises.flatMap((row) => {
    const exercise = find(row.exercise_id)
    return exercise ? [{ exercise, sets: row.sets.length }] : []
  })
  return workOf(worked, regionsOf)
}

/** What so many sets of these exercises work. */
export function workOf<E extends { readonly muscle_group_id: string }>(
  exercises: readonly Worked<E>[],
  regionsOf: (exercise: E) => Regions,
): ProgramWork {
  const sets = new Map<string, number>()
  const groups = new Map<string, number>()
  const helping = new Set<string>()
  for (const { exercise, sets: count } of exercises) {
    const { main, secondary } = regionsOf(exercise)
    for (const region of main) add(sets, region, count)
    for (const region of secondary) helping.add(region)
    add(groups, exercise.muscle_group_id, count)
  }
  const most = Math.max(0, ...sets.values())
  const main = [...sets].filter(([, count]) => count >= most * mainShare).map(([region]) => region)
  const worked = new Set([...sets.keys(), ...helping])
  return { main, secondary: [...worked].filter((region) => !main.includes(region)), groups: mostFirst(groups) }
}

function add(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}

function mostFirst(counts: ReadonlyMap<string, number>): readonly string[] {
  return [...counts].sort((a, b) => b[1] - a[1]).map(([key]) => key)
}
