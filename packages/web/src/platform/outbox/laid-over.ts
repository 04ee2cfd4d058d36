import type { OutboxRow } from '../storage/storage-rows.ts'

type Row = Pick<OutboxRow, 'user_id' | 'kind' | 'payload' | 'refusal'>

/** What of a row is laid over reads; how often it was tried is not. */
const said = (rows: readonly Row[]): string =>
  JSON.stringify(rows.map(({ user_id, kind, payload, refusal }) => [user_id, kind, payload, refusal]))

/**
 * `compute` over the rows of some kinds in the outbox. The answer stays the same one as long as these rows say the same: the
 * outbox is read anew, with new objects, at each change of any row.
 */
export function answerOfKinds<R>(
  kinds: readonly Pick<Row, 'kind'>[],
  compute: (rows: readonly Row[]) => R,
): (entries: readonly Row[]) => R {
  const names = new Set(kinds.map(({ kind }) => kind))
  let seen: readonly Row[] | undefined
  let known: { readonly says: string; readonly answer: R } | undefined
  return (entries) => {
    if (known && entries === seen) return known.answer
    seen = entries
    const rows = entries.filter(({ kind }) => names.has(kind))
    const says = said(rows)
    if (known?.says !== says) known = { says, answer: compute(rows) }
    return known.answer
  }
}

/** `compute`, done once for all who ask with the same objects; the answer is forgotten together with `base`. */
export function sharedAnswer<B extends object, A extends readonly unknown[], R>(
  compute: (base: B, ...rest: A) => R,
): (base: B, ...rest: A) => R {
  const known = new WeakMap<B, { readonly rest: A; readonly answer: R }>()
  return (base, ...rest) => {
    const last = known.get(base)
    if (last?.rest.every((item, at) => item === rest[at])) return last.answer
    const answer = compute(base, ...rest)
    known.set(base, { rest, answer })
    return answer
  }
}
