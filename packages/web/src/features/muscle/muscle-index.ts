import type { Muscle, MuscleGroup } from '@fonte/contract/muscle'

/** What an exercise says about the muscles it works. */
export interface WorkingExercise {
  readonly creator_id: string | null
  readonly muscle_group_id: string
  readonly muscle_ids: readonly string[]
}

/** Parts of the body map: what works hardest, and what helps. No part is in both. */
export interface WorkedRegions {
  readonly main: readonly string[]
  readonly secondary: readonly string[]
}

/** The muscle groups, found by id. */
export interface MuscleIndex {
  readonly groups: readonly MuscleGroup[]
  readonly group: (id: string) => MuscleGroup | undefined
  readonly muscle: (id: string) => Muscle | undefined
  readonly regionsOf: (exercise: WorkingExercise) => WorkedRegions
}

/** Makes the groups findable by id, and exercises drawable on the body map. */
export function indexMuscles(groups: readonly MuscleGroup[]): MuscleIndex {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const muscles = new Map(groups.flatMap((group) => group.muscles.map((muscle) => [muscle.id, muscle])))
  const group = (id: string) => byId.get(id)
  const muscle = (id: string) => muscles.get(id)
  return { groups, group, muscle, regionsOf: (exercise) => regionsOf(exercise, group, muscle) }
}

/**
 * The library names the very muscles of the main group that do the work: those are the main regions, the others help.
 * Whoever makes an exercise chooses a group: all of it is main.
 */
function regionsOf(
  exercise: WorkingExercise,
  group: MuscleIndex['group'],
  muscle: MuscleIndex['muscle'],
): WorkedRegions {
  const named = exercise.muscle_ids.flatMap((id) => muscle(id) ?? [])
  const inGroup = named.filter((one) => one.muscle_group_id === exercise.muscle_group_id)
  const precise = exercise.creator_id === null && inGroup.length > 0
  const main = regions(precise ? inGroup : (group(exercise.muscle_group_id)?.muscles ?? []))
  return { main, secondary: regions(named).filter((region) => !main.includes(region)) }
}

function regions(muscles: readonly Muscle[]): readonly string[] {
  return [...new Set(muscles.flatMap(({ region }) => region ?? []))]
}
