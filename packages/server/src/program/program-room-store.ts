import { sql } from 'kysely'
import type { Writer } from '../platform/database.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { Problem } from '../platform/problem.ts'

type Exercises = readonly { readonly sets: readonly unknown[] }[]

const setsOf = (exercises: Exercises): number => exercises.reduce((sum, { sets }) => sum + sets.length, 0)

/** How many programs `userId` has besides the one of this id, and how many exercises and sets these hold. */
export const measureOtherPrograms = (userId: string, id: string, writer: Writer) =>
  writer
    .selectFrom('programs')
    .leftJoin('program_exercises as row', 'row.program_id', 'programs.id')
    .select((program) => [
      program.fn.count<number>('programs.id').distinct().as('programs'),
      program.fn.count<number>('row.program_id').as('exercises'),
      sql<number>`coalesce(sum(json_array_length(row.sets)), 0)`.as('sets'),
    ])
    .where('user_id', '=', userId)
    .where('programs.id', '!=', id)
    .executeTakeFirstOrThrow()

/**
 * Checks that a program fits beside the others of `userId`; one that does not grow always does.
 * @throws Problem `programs-full`
 */
export const requireProgramRoom = async (
  userId: string,
  { id, exercises, before }: { readonly id: string; readonly exercises: Exercises; readonly before: Exercises | null },
  writer: Writer,
): Promise<void> => {
  const others = await measureOtherPrograms(userId, id, writer)
  const fits =
    (before !== null || others.programs < storedLimits.programs) &&
    (exercises.length <= (before ?? []).length ||
      others.exercises + exercises.length <= storedLimits.programExercises) &&
    (setsOf(exercises) <= setsOf(before ?? []) || others.sets + setsOf(exercises) <= storedLimits.programSets)
  if (!fits) throw new Problem('programs-full')
}
