/** What there is to know of an exercise that may take another's place; muscles by id, `pattern` null or absent where nobody said. */
export type Swappable = {
  readonly id: string
  readonly name: string
  readonly muscle_group_id: string
  /** Secondary muscles. */
  readonly muscle_ids: readonly string[]
  readonly pattern?: string | null | undefined
  /** The main one first; absent where a member typed the equipment. */
  readonly equipment_ids?: readonly string[] | undefined
  readonly archived: boolean
}

/** Who may take the place, best first; one that is in the workout already is `planned`: it is shown, not offered. */
export type Candidate<T extends Swappable> = { readonly exercise: T; readonly planned: boolean }

/** What the choice depends on. */
export type SwapSetting = {
  /** Exercises of the workout. */
  readonly planned: ReadonlySet<string>
  /** Exercises that were ever done, the latest first. */
  readonly done: readonly string[]
  /** What the library names in the place of the exercise, best first; none where it names nothing. */
  readonly substitutes?: readonly string[] | undefined
}

const most = 12
const enoughInCommon = 0.5

/**
 * What can take the place of an exercise: first what the library names, in its order, then the same movement, or the same
 * main muscles with half of the others in common.
 * 4 points for the movement, 2 for the main muscles, up to 1 for the others (Jaccard), ½ for having been done before;
 * ties by the latest done, then by name.
 */
export function swapCandidates<T extends Swappable>(
  swapped: Swappable,
  library: readonly T[],
  { planned, done, substitutes = [] }: SwapSetting,
): readonly Candidate<T>[] {
  const named = new Map(substitutes.map((id, index) => [id, index]))
  const rank = new Map(done.map((id, index) => [id, index]))
  const scored = library
    .filter((each) => each.id !== swapped.id && !each.archived && (named.has(each.id) || canReplace(swapped, each)))
    .map((exercise) => ({
      exercise,
      planned: planned.has(exercise.id),
      place: named.get(exercise.id) ?? substitutes.length,
      score: score(swapped, exercise) + (rank.has(exercise.id) ? 0.5 : 0),
      rank: rank.get(exercise.id) ?? done.length,
    }))
  scored.sort(
    (one, other) =>
      one.place - other.place ||
      other.score - one.score ||
      one.rank - other.rank ||
      one.exercise.name.localeCompare(other.exercise.name, 'fr'),
  )
  return scored.map(({ exercise, planned: isPlanned }) => ({ exercise, planned: isPlanned }))
}

/** The candidates to show: at most twelve, which need nothing of what is taken. */
export function offeredCandidates<T extends Swappable>(
  candidates: readonly Candidate<T>[],
  taken: ReadonlySet<string>,
): readonly Candidate<T>[] {
  return candidates.filter(({ exercise }) => !neededEquipment(exercise).some((id) => taken.has(id))).slice(0, most)
}

/** The main equipment of the candidates and of the swapped exercise, in the order of the candidates. */
export function equipmentOf(swapped: Swappable, candidates: readonly Candidate<Swappable>[]): readonly string[] {
  const ids = [swapped, ...candidates.map(({ exercise }) => exercise)].flatMap((each) => mainEquipment(each) ?? [])
  return [...new Set(ids)]
}

/** The equipment that an exercise cannot be done without, or none. */
export function mainEquipment({ equipment_ids }: Swappable): string | undefined {
  return equipment_ids?.[0]
}

/** The body is what a lift is done with only where it stands first: on bars or a bench it is always there. */
function neededEquipment({ equipment_ids = [] }: Swappable): readonly string[] {
  return equipment_ids.filter((id, index) => index === 0 || id !== 'bodyweight')
}

function canReplace(swapped: Swappable, other: Swappable): boolean {
  if (isSamePattern(swapped, other)) return true
  return swapped.muscle_group_id === other.muscle_group_id && inCommon(swapped, other) >= enoughInCommon
}

function score(swapped: Swappable, other: Swappable): number {
  const movement = isSamePattern(swapped, other) ? 4 : 0
  const group = swapped.muscle_group_id === other.muscle_group_id ? 2 : 0
  return movement + group + inCommon(swapped, other)
}

const isSamePattern = (one: Swappable, other: Swappable) => one.pattern != null && one.pattern === other.pattern

function inCommon(one: Swappable, other: Swappable): number {
  const mine = new Set(one.muscle_ids)
  const all = new Set([...one.muscle_ids, ...other.muscle_ids])
  return all.size === 0 ? 0 : other.muscle_ids.filter((id) => mine.has(id)).length / all.size
}
