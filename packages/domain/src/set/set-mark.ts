import type { SetKind } from './kind.ts'

/**
 * What stands before a set in the list of its exercise's sets: its number among the working ones, from 1, or the mark of its
 * kind.
 */
export function setMark(
  sets: readonly { readonly kind?: SetKind | undefined }[],
  at: number,
  markOf: (kind: SetKind) => string,
): string {
  const isPlain = (kind: SetKind = 'work') => kind === 'work'
  const kind = sets[at]?.kind
  if (kind !== undefined && !isPlain(kind)) return markOf(kind)
  return String(sets.slice(0, at + 1).filter((set) => isPlain(set.kind)).length)
}
