import type { SetKind } from './kind.ts'

type OfKind = { readonly kind?: SetKind | undefined }

/**
 * What stands before a set in the list of its exercise's sets: its number among the working ones, from 1, or the mark of its
 * kind.
 */
export function setMark(sets: readonly OfKind[], at: number, markOf: (kind: SetKind) => string): string {
  const { kind = 'work' } = sets[at] ?? {}
  return kind === 'work' ? String(numberInKind(sets, at)) : markOf(kind)
}

/** The number of a set among those of its kind, from 1. */
export function numberInKind(sets: readonly OfKind[], at: number): number {
  const { kind = 'work' } = sets[at] ?? {}
  return sets.slice(0, at + 1).filter((set) => (set.kind ?? 'work') === kind).length
}
