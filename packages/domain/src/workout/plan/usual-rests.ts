import type { SetKind } from '../../set/kind.ts'

/** Seconds of rest after a set that a tool makes, by what the set is. */
export type UsualRests = {
  readonly warmup: number
  /** After a lift of one joint. */
  readonly isolation: number
  /** After a lift of several joints. */
  readonly compound: number
}

/** What counts until somebody says otherwise. */
export const usualRests: UsualRests = { warmup: 60, isolation: 90, compound: 150 }

/** The rest after a set of that kind of an exercise that moves one joint, or several. */
export function usualRest(rests: UsualRests, kind: SetKind | undefined, mechanic: 'compound' | 'isolation'): number {
  return kind === 'warmup' ? rests.warmup : rests[mechanic]
}
