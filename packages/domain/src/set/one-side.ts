import type { Side } from './set-details.ts'

type Sided = { readonly exercise_id?: string | undefined; readonly side?: Side | undefined }

/**
 * The sets without the right sides of those that were done one side after the other: the left one stands for both, at the
 * same place among the sets of its exercise.
 */
export function withoutOtherSides<S extends Sided>(sets: readonly S[]): readonly S[] {
  const before = new Map<string | undefined, Side | undefined>()
  return sets.filter(({ exercise_id, side }) => {
    const isOther = side === 'right' && before.get(exercise_id) === 'left'
    before.set(exercise_id, side)
    return !isOther
  })
}
