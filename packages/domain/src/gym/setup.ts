import { barKindOf, type Equipped } from '../barbell/bar-kind.ts'
import { type LoadedBar, type Loading, loadBar, plateTable } from '../barbell/load-bar.ts'
import { loadPlan } from '../barbell/load-plan.ts'
import type { Bar, ExerciseSetup, Gym } from './gym.ts'

/** An exercise as far as a gym cares. */
export type GymExercise = Equipped & { readonly id: string }

/** What the gym's lifter set at an exercise. */
export function setupOf(gym: Gym, exerciseId: string): ExerciseSetup {
  return gym.exercises.find(({ exercise_id }) => exercise_id === exerciseId) ?? { exercise_id: exerciseId }
}

/** The gym with a changed setup; one that says nothing any more is left out. */
export function withSetup(gym: Gym, setup: ExerciseSetup): Gym {
  const others = gym.exercises.filter(({ exercise_id }) => exercise_id !== setup.exercise_id)
  const says = Object.entries(setup).filter(([, value]) => value !== undefined)
  const kept = Object.fromEntries(says) as ExerciseSetup
  return { ...gym, exercises: says.length > 1 ? [...others, kept] : others }
}

/** The bar that an exercise is done with in this gym: the one chosen for it, else the first of the kind it asks for. */
export function barOf(gym: Gym, exercise: GymExercise): Bar | null {
  const chosen = gym.bars.find(({ id }) => id === setupOf(gym, exercise.id).bar)
  const kind = barKindOf(exercise)
  return chosen ?? (kind ? (gym.bars.find((bar) => bar.kind === kind) ?? null) : null)
}

/** What is loaded, by the first thing that an exercise is done with: a machine, or something else that weighs by itself. */
const loaded: ReadonlyMap<string, 'machine' | 'frame'> = new Map([
  ...['machine', 'smith-machine', 'belt-squat-machine', 'cable', 'cable-or-band'].map((id) => [id, 'machine'] as const),
  ...['barbell', 'ez-bar', 'trap-bar', 'safety-bar'].map((id) => [id, 'frame'] as const),
  ...['landmine', 'weights-to-carry', 'sled', 'yoke', 'wrist-roller'].map((id) => [id, 'frame'] as const),
])

/**
 * What the load of an exercise goes on: a machine, a bar or another frame; a machine, too, where only its lifter knows.
 * Null where nothing is loaded: dumbbells, a plate in the hands, the body.
 */
export function loadedOn({ equipment_ids: [first] = [] }: GymExercise): 'machine' | 'frame' | null {
  return first === undefined ? 'machine' : (loaded.get(first) ?? null)
}

/** Whether the exercise can be done with the dumbbells of a gym. */
export function takesDumbbells({ equipment_ids = [] }: GymExercise): boolean {
  return equipment_ids.some((id) => id === 'dumbbell' || id === 'kettlebell-or-dumbbell')
}

/** What − and + change: as set for the exercise, else by what it is done with, in kg or lb. */
export function stepOf(gym: Gym, exercise: GymExercise | undefined): number {
  const steps = { kg: { bar: 2.5, machine: 5 }, lb: { bar: 5, machine: 10 } }[gym.unit]
  if (!exercise) return steps.bar
  const own = setupOf(gym, exercise.id).step
  if (own !== undefined) return own
  if (takesDumbbells(exercise)) return gym.dumbbells.step
  return exercise.equipment_ids?.includes('machine') ? steps.machine : steps.bar
}

/** The bar loaded for each of an exercise's sets, in the unit of the gym. */
export type BarPlan = {
  /** Null for a weight that cannot be loaded. */
  readonly loadings: readonly (Loading | null)[]
  /** How one weight alone is loaded, or why not. */
  readonly load: (weight: number) => LoadedBar
}

/** How the bar is loaded through sets of these weights: with the fewest moves, or each by itself with the fewest plates. */
export function barPlan(gym: Gym, bar: Bar, weights: readonly number[]): BarPlan {
  const table = plateTable({ bar: bar.weight, plates: gym.plates })
  const load = (weight: number) => loadBar(weight, table)
  if (!gym.fewest_plates) return { loadings: loadPlan(weights, table).loadings, load }
  const alone = weights.map(load)
  return { loadings: alone.map((each) => (each.status === 'loaded' ? each.plates : null)), load }
}
