import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { ProposalKind } from '@fonte/domain/library/proposal'
import { findGuides } from '../../exercise/exercise-guide-store.ts'
import { findLibraryExercises } from '../../exercise/library-exercise-store.ts'
import { findMuscleIds } from '../../muscle/muscle-store.ts'
import type { Reader } from '../../platform/database.ts'
import { findProgramsById } from '../../program/program-store.ts'
import { listProposals, withoutGoneMuscles } from '../proposal-store.ts'
import { addsSafety, exerciseDifferences } from './exercise-differences.ts'
import { programDifferences } from './program-differences.ts'

const exerciseProposals = async (id: string | null, reader: Reader): Promise<LibraryProposal[]> => {
  const proposals = await listProposals('exercises', id, reader)
  const ids = proposals.map(({ id }) => id)
  const present = await findLibraryExercises(ids, reader)
  const guides = await findGuides(ids, reader)
  const filed = proposals.map(({ entry }) => entry)
  const withoutGone = await withoutGoneMuscles(filed, (muscleIds) => findMuscleIds(muscleIds, reader))
  return filed.map(withoutGone).flatMap((entry, index) => {
    const row = present.find((exercise) => exercise.id === entry.id)
    const proposal = proposals[index]
    if (!row || !proposal) return []
    const { id, version, name, name_en } = row
    const guide = guides.get(id)
    const adds_safety = addsSafety(row, guide, entry)
    const differences = exerciseDifferences(row, guide, entry)
    return [{ id, proposal: proposal.seed_hash, version, name, name_en, adds_safety, ...differences, exercises: null }]
  })
}

const programProposals = async (id: string | null, reader: Reader): Promise<LibraryProposal[]> => {
  const proposals = await listProposals('programs', id, reader)
  const ids = proposals.map(({ id }) => id)
  const present = await findProgramsById(ids, reader)
  const used = proposals.flatMap(({ entry }) => entry.exercises.map(({ exercise_id }) => exercise_id))
  const names = new Map((await findLibraryExercises([...new Set(used)], reader)).map((row) => [row.id, row]))
  return proposals.flatMap(({ id, seed_hash, entry }) => {
    const program = present.find((row) => row.id === id)
    if (!program) return []
    const { version, name, name_en } = program
    const { texts, exercises } = programDifferences(program, entry, names)
    // What else the files say of a program is its place.
    const moves = texts.length === 0 && exercises === null
    return [{ id, proposal: seed_hash, version, name, name_en, adds_safety: false, texts, facts: [], exercises, moves }]
  })
}

/** What is proposed for the rows of a kind beside what stands there, or for the row `id` alone. */
export const showProposals = (kind: ProposalKind, id: string | null, reader: Reader): Promise<LibraryProposal[]> =>
  kind === 'exercises' ? exerciseProposals(id, reader) : programProposals(id, reader)

/** What is proposed for rows of a kind that administrators have edited, what adds a safety line first, then by name. */
export const listLibraryProposals = async (kind: ProposalKind, reader: Reader): Promise<LibraryProposal[]> => {
  const all = await showProposals(kind, null, reader)
  return all.toSorted(
    (one, other) => Number(other.adds_safety) - Number(one.adds_safety) || one.name.localeCompare(other.name, 'fr'),
  )
}
