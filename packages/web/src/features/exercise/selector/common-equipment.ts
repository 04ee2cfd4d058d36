import type { EquippedExercise } from '../exercise-search.ts'

/** So many are offered: what fewer exercises need is found by its name. */
const most = 10

/** The ids of the equipment that most of the exercises need first of all, the commonest first. */
export function commonEquipment(
  items: readonly Pick<EquippedExercise, 'equipment_ids' | 'archived'>[],
): readonly string[] {
  const counts = new Map<string, number>()
  for (const { equipment_ids, archived } of items) {
    const main = equipment_ids?.[0]
    if (main !== undefined && !archived) counts.set(main, (counts.get(main) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => id)
    .slice(0, most)
}
