import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { ProposalKind, ProposalPart } from '@fonte/domain/library/proposal'
import { withMuscles } from '@fonte/domain/library/with-muscles'
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
    WHERE table_name = ${kind} AND (${id}::text IS NULL OR id = ${id}) AND taken_in IS NULL AND ${decided}
      AND EXISTS (SELECT FROM ${openRows[kind]} AND row.id::text = proposal.id AND row.edited_at IS NOT NULL
        AND row.seed_hash IS DISTINCT FROM proposal.seed_hash)
    ORDER BY id`
}

/** The proposals of a kind that nobody has decided about, or that of the row `id` alone. */
export const listProposals = async <K extends ProposalKind>(
  kind: K,
  id: string | null,
  reader: Reader,
): Promise<StoredProposal<K>[]> => (await openProposals(kind, id, false).execute(reader)).rows

/** A proposal of which some parts are taken. */
export interface TakenProposal<K extends ProposalKind> extends StoredProposal<K> {
  /** Beside what stands there. */
  readonly shown: LibraryProposal
  readonly parts: readonly ProposalPart[]
  /** Nothing else differs: the row follows the files again. */
  readonly isWhole: boolean
}

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
        taken_in: null,
        former: null,
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

/** What a row holds that no edit says: what the files last said of it, and what only they can say. */
const unsaid = {
  exercises: sql`seed_hash, guide, body_share, mechanic, pattern, family`,
  programs: sql`seed_hash, position, series`,
}

/** Keeps what a row holds that no edit says, before its proposal is taken. */
export const keepFormer = async (kind: ProposalKind, id: string, writer: Writer): Promise<void> => {
  await sql`
    UPDATE library_proposals SET former = (
      SELECT row_to_json(held) FROM (SELECT ${unsaid[kind]} FROM ${sql.table(kind)} WHERE id::text = ${id}) AS held)
    WHERE table_name = ${kind} AND id = ${id}`.execute(writer)
}

/** What the files say of a row that no edit says; `edited_at` null hands the row back to them. */
type Unsaid<K extends ProposalKind> = Partial<LibraryRows[K][number]> & { readonly edited_at?: null }

/** Writes what the files say of a row that no edit says. */
export const writeUnsaid = async <K extends ProposalKind>(
  kind: K,
  id: string,
  said: Unsaid<K>,
  writer: Writer,
): Promise<void> => {
  const columns = sql.join(Object.keys(said).map((column) => sql.ref(column)))
  await sql`
    UPDATE ${sql.table(kind)} SET (${columns}) =
      (SELECT ${columns} FROM json_populate_record(NULL::${sql.table(kind)}, ${JSON.stringify(said)}::json))
    WHERE id::text = ${id}`.execute(writer)
}

/** Notes that a proposal was taken, and by which row of the audit log. */
export const setTaken = async (kind: ProposalKind, id: string, auditId: string, writer: Writer): Promise<void> => {
  await writer
    .updateTable('library_proposals')
    .set({ taken_in: auditId })
    .where('table_name', '=', kind)
    .where('id', '=', id)
    .execute()
}

/** Proposes again what was taken by a row of the audit log, and gives its row back what no edit says; nothing for others. */
export const reopenProposal = async (kind: ProposalKind, auditId: string, writer: Writer): Promise<void> => {
  await sql`
    WITH reopened AS (
      UPDATE library_proposals SET taken_in = NULL WHERE table_name = ${kind} AND taken_in = ${auditId} RETURNING id, former)
    UPDATE ${sql.table(kind)} AS row SET (${unsaid[kind]}) =
      (SELECT ${unsaid[kind]} FROM json_populate_record(NULL::${sql.table(kind)}, reopened.former))
    FROM reopened WHERE row.id::text = reopened.id`.execute(writer)
}

type ProposedExercise = LibraryRows['exercises'][number]

/** Takes the muscles that are gone out of what is proposed; `find` tells which of those that `entries` name are there. */
export const withoutGoneMuscles = async (
  entries: readonly ProposedExercise[],
  find: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<(entry: ProposedExercise) => ProposedExercise> => {
  const named = entries.flatMap(({ muscle_ids, stabilising_muscle_ids }) => [...muscle_ids, ...stabilising_muscle_ids])
  const known = await find(named)
  return (entry) => withMuscles(entry, (id) => known.has(id))
}
