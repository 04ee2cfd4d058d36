import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { ProgramExercise } from '@fonte/contract/program'
import type { ProposalKind } from '@fonte/domain/library/proposal'
import { plannedExercise } from '@fonte/domain/program/program'
import { canonicalJson } from '@fonte/domain/words/canonical-json'
import { findShownSafety } from '../../exercise/exercise-guide-store.ts'
import { findLibraryExercises } from '../../exercise/library-exercise-store.ts'
import type { Reader } from '../../platform/database.ts'
import { findProgramsById } from '../../program/program-store.ts'
import type { LibraryRows } from '../library-rows.ts'
import { listProposals } from '../proposal-store.ts'
import { addsSafety, differingTexts, safetyTexts } from './proposed-texts.ts'

const exerciseProposals = async (reader: Reader): Promise<LibraryProposal[]> => {
  const proposals = await listProposals('exercises', reader)
  const ids = proposals.map(({ id }) => id)
  const present = await findLibraryExercises(ids, reader)
  const shownSafety = await findShownSafety(ids, reader)
  return proposals.flatMap(({ id, seed_hash, entry }) => {
    const row = present.find((exercise) => exercise.id === id)
    if (!row) return []
    const { name, name_en } = row
    const shown = shownSafety.get(id)
    const texts = [...safetyTexts(row, shown, entry), ...differingTexts(row, entry)]
    const adds_safety = addsSafety(row, shown, entry)
    return [{ id, proposal: seed_hash, name, name_en, adds_safety, texts, exercises: null }]
  })
}

type PlannedRow = LibraryRows['programs'][number]['exercises'][number]

/** The rows of a program of the files as a program shows them. */
const asProgramExercise = (
  { progression, ...row }: PlannedRow,
  names: ReadonlyMap<string, Pick<ProgramExercise, 'name' | 'name_en'>>,
): ProgramExercise => {
  const { name, name_en } = names.get(row.exercise_id) ?? { name: row.exercise_id, name_en: null }
  return { ...row, name, name_en, ...(progression && { progression }) }
}

const isPlannedAlike = (one: readonly ProgramExercise[], other: readonly ProgramExercise[]): boolean =>
  canonicalJson(one.map(plannedExercise)) === canonicalJson(other.map(plannedExercise))

const programProposals = async (reader: Reader): Promise<LibraryProposal[]> => {
  const proposals = await listProposals('programs', reader)
  const ids = proposals.map(({ id }) => id)
  const present = await findProgramsById(ids, reader)
  const used = proposals.flatMap(({ entry }) => entry.exercises.map(({ exercise_id }) => exercise_id))
  const names = new Map((await findLibraryExercises([...new Set(used)], reader)).map((row) => [row.id, row]))
  return proposals.flatMap(({ id, seed_hash, entry }) => {
    const program = present.find((row) => row.id === id)
    if (!program) return []
    const proposed = entry.exercises.map((row) => asProgramExercise(row, names))
    const exercises = isPlannedAlike(program.exercises, proposed) ? null : { present: program.exercises, proposed }
    const { name, name_en } = program
    const texts = differingTexts(program, entry)
    return [{ id, proposal: seed_hash, name, name_en, adds_safety: false, texts, exercises }]
  })
}

/** New texts for rows of a kind that administrators have edited, those that add a safety line first, then by name. */
export const listLibraryProposals = async (kind: ProposalKind, reader: Reader): Promise<LibraryProposal[]> => {
  const all = await (kind === 'exercises' ? exerciseProposals(reader) : programProposals(reader))
  return all.toSorted(
    (one, other) => Number(other.adds_safety) - Number(one.adds_safety) || one.name.localeCompare(other.name, 'fr'),
  )
}
