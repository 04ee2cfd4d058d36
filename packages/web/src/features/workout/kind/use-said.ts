import type { SetKind } from '@fonte/domain/set/kind'
import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import { useState } from 'react'

/** What a lifter says of a set before it is recorded. */
export type Said = { readonly kind: SetKind; readonly rir: number | undefined }

/** Where a set stands in a workout. */
type Place = { readonly place: string; readonly slot: string }

/** What is said of the current set, and how to say it. */
export type SetSaid = Said & {
  readonly say: (said: Partial<Said>) => void
  /** What was said of a set that is to do again. */
  readonly resay: (set: Place & { readonly kind?: SetKind | undefined; readonly rir?: number | undefined }) => void
}

type Kept = Partial<Said> & Place

/**
 * The kind and the effort of the current set: what was said is remembered for the next sets of the same exercise, except
 * where the plan names a kind of its own.
 */
export function useSaid(step: WorkoutStep | null): SetSaid {
  const [kept, setKept] = useState<Kept>({ place: '', slot: '' })
  const place = step?.place.id ?? ''
  const slot = step?.slot ?? ''
  const planned = step?.target.kind
  const said: Partial<Said> = kept.place === place ? kept : {}
  const isOwn = kept.slot === slot || planned === undefined
  const kind = (isOwn ? said.kind : undefined) ?? planned ?? 'work'
  return {
    kind,
    rir: said.rir,
    // The kind that the plan names is not said, and goes for that set alone.
    say: ({ kind: next = isOwn ? said.kind : undefined, ...more }) => {
      // An effort that is named as undefined is taken back.
      const rir = 'rir' in more ? more.rir : said.rir
      setKept({ ...(next && { kind: next }), ...(rir !== undefined && { rir }), place, slot })
    },
    resay: ({ place: its, slot: own, kind: was, rir }) =>
      setKept({ place: its, slot: own, ...(was && { kind: was }), ...(rir !== undefined && { rir }) }),
  }
}
