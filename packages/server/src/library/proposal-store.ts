import type { ProposalKind } from '@fonte/domain/library/proposal'
import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { LibraryRows } from './library-rows.ts'

/** What the files say of a row that an administrator has edited. */
export interface StoredProposal<K extends ProposalKind> {
  readonly id: string
  /** Of what the files say. */
  readonly seed_hash: string
  readonly entry: LibraryRows[K][number]
}

/** Rows that administrators have edited and not put away, whose files have moved on since. */
const openRows = {
  exercises: sql`exercises AS row WHERE row.creator_id IS NULL AND row.archived_at IS NULL`,
  programs: sql`programs AS row WHERE row.is_predefined`,
}

const openProposals = <K extends ProposalKind>(kind: K, id: string | null, isDeclined: boolean) => {
  const decided = isDeclined ? sql`declined_at IS NOT NULL` : sql`declined_at IS NULL`
  return sql<StoredProposal<K>>`
    SELECT id, seed_hash, entry FROM library_proposals AS proposal
    WHERE table_name = ${kind} AND (${id}::text IS NULL OR id = ${id}) AND ${decided}
      AND EXISTS (SELECT FROM ${openRows[kind]} AND row.id::text = proposal.id AND row.edited_at IS NOT NULL
        AND row.seed_hash IS DISTINCT FROM proposal.seed_hash)
    ORDER BY id`
}

/** The proposals of a kind that nobody has decided about. */
export const listProposals = async <K extends ProposalKind>(kind: K, reader: Reader): Promise<StoredProposal<K>[]> =>
  (await openProposals(kind, null, false).execute(reader)).rows

/** Which proposal is decided about: another one for the same row is not meant. */
export interface DecidedProposal {
  readonly id: string
  readonly proposal: string
}

/** The proposal that is decided about, open or declined. @throws Problem `not-found` when there is none, or another one */
export const findProposal = async <K extends ProposalKind>(
  kind: K,
  { id, proposal }: DecidedProposal,
  isDeclined: boolean,
  writer: Writer,
): Promise<StoredProposal<K>> => {
  const [found] = (await openProposals(kind, id, isDeclined).execute(writer)).rows
  if (found?.seed_hash !== proposal) throw new Problem('not-found')
  return found
}

/** Proposes what the files say for rows that administrators have edited, in place of what was proposed before. */
export const writeProposals = async (
  proposals: { readonly [K in ProposalKind]: LibraryRows[K] },
  writer: Writer,
): Promise<void> => {
  const rowsOf = (kind: ProposalKind) =>
    proposals[kind].map((entry) => ({
      table_name: kind,
      id: entry.id,
      seed_hash: entry.seed_hash,
      entry: JSON.stringify(entry),
    }))
  const rows = [...rowsOf('exercises'), ...rowsOf('programs')]
  if (rows.length === 0) return
  await writer
    .insertInto('library_proposals')
    .values(rows)
    .onConflict((row) =>
      row.columns(['table_name', 'id']).doUpdateSet({
        seed_hash: sql<string>`excluded.seed_hash`,
        entry: sql`excluded.entry`,
        declined_at: null,
      }),
    )
    .execute()
}

/** Forgets what is proposed for these rows: the files no longer say it. */
export const withdrawProposals = async (
  rows: readonly { readonly table: string; readonly id: string }[],
  writer: Writer,
): Promise<void> => {
  if (rows.length === 0) return
  await sql`
    DELETE FROM library_proposals USING
      unnest(${rows.map(({ table }) => table)}::text[], ${rows.map(({ id }) => id)}::text[]) AS stale (table_name, id)
    WHERE library_proposals.table_name = stale.table_name AND library_proposals.id = stale.id`.execute(writer)
}

/** Notes that the administrators keep their text at `now`, or have not decided where it is null. */
export const setDeclined = async (kind: ProposalKind, id: string, now: Date | null, writer: Writer): Promise<void> => {
  await writer
    .updateTable('library_proposals')
    .set({ declined_at: now })
    .where('table_name', '=', kind)
    .where('id', '=', id)
    .execute()
}

/** Hands a row back to the files: what they say of it may be written over it. */
export const releaseRow = async (kind: ProposalKind, id: string, writer: Writer): Promise<void> => {
  await sql`UPDATE ${sql.table(kind)} SET edited_at = NULL WHERE id::text = ${id}`.execute(writer)
  await writer.deleteFrom('library_proposals').where('table_name', '=', kind).where('id', '=', id).execute()
}
