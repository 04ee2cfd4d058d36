import type { OutboxRow } from '../storage/storage-rows.ts'

type Kind = Pick<OutboxRow, 'kind'>

/** What of a row is laid over reads; how often it was tried is not. */
const said = (rows: readonly OutboxRow[]): string =>
  JSON.stringify(rows.map(({ id, user_id, kind, payload, refusal }) => [id, user_id, kind, payload, refusal]))

/**
 * Picks the rows of some kinds out of the outbox. The list stays the same as long as its rows say the same: the outbox is
 * read anew, with new objects, at each change of any row.
 */
export function rowsOfKinds(kinds: readonly Kind[]): (entries: readonly OutboxRow[]) => readonly OutboxRow[] {
  const names = new Set(kinds.map(({ kind }) => kind))
  let seen: readonly OutboxRow[] | undefined
  let last: readonly OutboxRow[] = []
  return (entries) => {
    if (entries === seen) return last
    seen = entries
    const rows = entries.filter(({ kind }) => names.has(kind))
    if (said(rows) !== said(last)) last = rows
    return last
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
