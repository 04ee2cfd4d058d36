import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import type { Program, ProgramExercise } from '@fonte/contract/program'
import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import { type PlannedExercise, plannedExercise } from '@fonte/domain/program/program'
import type { LibraryRows } from '../library-rows.ts'
import { differingTexts } from './differing-texts.ts'

type Entry = LibraryRows['programs'][number]
type Names = ReadonlyMap<string, Pick<ProgramExercise, 'name' | 'name_en'>>

const plannedOf = ({ progression, order: _, ...row }: Entry['exercises'][number]): PlannedExercise => ({
  ...row,
  ...(progression && { progression }),
})

const isPlannedAlike = (one: readonly PlannedExercise[], other: readonly PlannedExercise[]): boolean =>
  canonicalJson(one.map(plannedExercise)) === canonicalJson(other.map(plannedExercise))

/** In what a program differs from what is proposed for it; `names` are those of the proposed exercises, by id. */
export const programDifferences = (
  present: Program,
  entry: Entry,
  names: Names,
): Pick<LibraryProposal, 'texts' | 'exercises'> => {
  const proposed = entry.exercises.map((row) => {
    const { name, name_en } = names.get(row.exercise_id) ?? { name: row.exercise_id, name_en: null }
    return { ...plannedOf(row), name, name_en, order: row.order }
  })
  const exercises = isPlannedAlike(present.exercises, proposed) ? null : { present: present.exercises, proposed }
  return { texts: differingTexts(present, entry), exercises }
}
