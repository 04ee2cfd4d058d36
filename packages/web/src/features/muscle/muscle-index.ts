import type { Muscle, MuscleGroup } from '@fonte/contract/muscle'

/** What an exercise says about the muscles it works. */
export interface WorkingExercise {
  readonly creator_id: string | null
  readonly muscle_group_id: string
  readonly muscle_ids: readonly string[]
  readonly prime_muscle_ids?: readonly string[] | null | undefined
  readonly stabilising_muscle_ids?: readonly string[] | null | undefined
}

/** Parts of the body map: what works hardest, and what helps. No part is in both. */
export interface WorkedRegions {
  readonly main: readonly string[]
  readonly secondary: readonly string[]
}

/** The muscles that an exercise names, by what they do in it. */
export interface WorkedMuscles {
  /** Those that do most of the work; none where only the group is told. */
  readonly main: readonly Muscle[]
  readonly secondary: readonly Muscle[]
  /** Those that hold still; no drawing shows them. */
  readonly stabilising: readonly Muscle[]
}

/** The muscle groups, found by id. */
export interface MuscleIndex {
  readonly groups: readonly MuscleGroup[]
  readonly group: (id: string) => MuscleGroup | undefined
  readonly musclesOf: (exercise: WorkingExercise) => WorkedMuscles
  readonly regionsOf: (exercise: WorkingExercise) => WorkedRegions
}

/** Makes the groups findable by id, and exercises drawable on the body map. */
export function indexMuscles(groups: readonly MuscleGroup[]): MuscleIndex {
  const byId = new Map(groups.map((group) => [group.id, group]))
  const muscles = new Map(groups.flatMap((group) => group.muscles.map((muscle) => [muscle.id, muscle])))
  const musclesOf = (exercise: WorkingExercise) => worked(exercise, muscles)
  const regionsOf = (exercise: WorkingExercise) => {
    const named = musclesOf(exercise)
    const main = regions(named.main.length > 0 ? named.main : (byId.get(exercise.muscle_group_id)?.muscles ?? []))
    return { main, secondary: regions(named.secondary).filter((region) => !main.includes(region)) }
  }
  return { groups, group: (id) => byId.get(id), musclesOf, regionsOf }
}

/**
 * The library tells which muscles do the work, which help and which hold still. Where an administrator has chosen the
 * muscles, those of the main group do it. Whoever makes an exercise chooses a group and names the muscles of it that help.
 */
function worked(exercise: WorkingExercise, muscles: ReadonlyMap<string, Muscle>): WorkedMuscles {
  const find = (ids: readonly string[] | null | undefined) => (ids ?? []).flatMap((id) => muscles.get(id) ?? [])
  const named = find(exercise.muscle_ids)
  const isOfGroup = (muscle: Muscle) => muscle.muscle_group_id === exercise.muscle_group_id
  const prime = find(exercise.prime_muscle_ids).filter((muscle) => named.includes(muscle))
  const isMain = (muscle: Muscle) =>
    prime.some(isOfGroup) ? prime.includes(muscle) : exercise.creator_id === null && isOfGroup(muscle)
  return {
    main: named.filter(isMain),
    secondary: named.filter((muscle) => !isMain(muscle)),
    stabilising: find(exercise.stabilising_muscle_ids).filter((muscle) => !named.includes(muscle)),
  }
}

function regions(muscles: readonly Muscle[]): readonly string[] {
  return [...new Set(muscles.flatMap(({ region }) => region ?? []))]
}
