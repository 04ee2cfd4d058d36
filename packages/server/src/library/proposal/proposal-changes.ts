import { differingParts, type ProposalKind, type ProposalPart } from '@fonte/domain/library/proposal'
import type { Writer } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { type Librarian, lockLibraryFor, noteLibraryChange } from '../library-change-store.ts'
import {
  type DecidedProposal,
  findProposal,
  keepFormer,
  setDeclined,
  setTaken,
  type TakenProposal,
} from '../proposal-store.ts'
import { showProposals } from './proposal-list.ts'

/** Gives a row of its kind what is taken of its proposal, under the lock of the library, and answers the row of the log. */
type TakeProposal<K extends ProposalKind> = (
  taken: TakenProposal<K>,
  librarian: Librarian,
  writer: Writer,
) => Promise<string>

/** How each kind is taken. */
export type Takers = { readonly [K in ProposalKind]: TakeProposal<K> }

interface OfKind<K extends ProposalKind> {
  readonly kind: K
}

/** What is taken, over the version of the row beside which it was shown. */
interface WantedParts {
  readonly version: number
  readonly parts: readonly ProposalPart[]
}

/**
 * Gives a row those of `parts` in which its proposal differs from it. The log has it as an edit, which can be taken back
 * like any other.
 * @throws Problem `not-found` when it is not proposed any more, none of `parts` is, or one needs what is gone;
 * `version-conflict` when somebody changed the row since; `name-taken`
 */
export const takeProposal = async <K extends ProposalKind>(
  takers: Takers,
  librarian: Librarian,
  { kind, version, parts: wanted, ...decided }: DecidedProposal & OfKind<K> & WantedParts,
  writer: Writer,
): Promise<void> => {
  const { id } = decided
  await lockLibraryFor(librarian, writer)
  const stored = await findProposal(kind, decided, false, writer)
  const [shown] = await showProposals(kind, id, writer)
  if (!shown) throw new Problem('not-found')
  if (shown.version !== version) throw new Problem('version-conflict')
  const differing = differingParts(shown)
  const parts = differing.filter((part) => wanted.includes(part))
  if (differing.length > 0 && parts.length === 0) throw new Problem('not-found')
  await keepFormer(kind, id, writer)
  const taken = { ...stored, shown, parts, isWhole: parts.length === differing.length }
  const auditId = await takers[kind](taken, librarian, writer)
  await setTaken(kind, id, auditId, writer)
}

/** Keeps the text of a row, or takes that back: the proposal is then open again. @throws Problem `not-found` */
export const declineProposal = async (
  librarian: Librarian,
  { kind, declined, ...decided }: DecidedProposal & OfKind<ProposalKind> & { readonly declined: boolean },
  writer: Writer,
): Promise<void> => {
  const { id } = decided
  await lockLibraryFor(librarian, writer)
  await findProposal(kind, decided, !declined, writer)
  await setDeclined(kind, id, declined ? new Date(librarian.now) : null, writer)
  const change = { before: { declined: !declined }, after: { declined } }
  await noteLibraryChange({ operation: 'decline-library-proposal', id, ...change }, librarian, writer)
}
