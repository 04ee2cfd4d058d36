import type { ProposalKind } from '@fonte/domain/library/proposal'
import type { Writer } from '../../platform/database.ts'
import { type Librarian, lockLibraryFor, noteLibraryChange } from '../library-change-store.ts'
import { type DecidedProposal, findProposal, setDeclined } from '../proposal-store.ts'

/** Gives a row of its kind the text that is proposed for it, under the lock of the library. */
export type TakeProposal = (decided: DecidedProposal, librarian: Librarian, writer: Writer) => Promise<void>

type Decided = DecidedProposal & { readonly kind: ProposalKind }

/**
 * Gives a row the text that is proposed for it. The log has it as an edit, which can be taken back like any other.
 * @throws Problem `not-found` when it is not proposed any more, or needs what is gone; `name-taken`
 */
export const takeProposal = async (
  takers: Readonly<Record<ProposalKind, TakeProposal>>,
  librarian: Librarian,
  { kind, ...decided }: Decided,
  writer: Writer,
): Promise<void> => {
  await lockLibraryFor(librarian, writer)
  await takers[kind](decided, librarian, writer)
}

/** Keeps the text of a row, or takes that back: the proposal is then open again. @throws Problem `not-found` */
export const declineProposal = async (
  librarian: Librarian,
  { kind, declined, ...decided }: Decided & { readonly declined: boolean },
  writer: Writer,
): Promise<void> => {
  const { id } = decided
  await lockLibraryFor(librarian, writer)
  await findProposal(kind, decided, !declined, writer)
  await setDeclined(kind, id, declined ? new Date(librarian.now) : null, writer)
  const change = { before: { declined: !declined }, after: { declined } }
  await noteLibraryChange({ operation: 'decline-library-proposal', id, ...change }, librarian, writer)
}
