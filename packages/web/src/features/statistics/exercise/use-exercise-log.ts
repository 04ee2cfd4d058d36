import type { Exercise } from '@fonte/contract/exercise'
import type { EstimateChoice } from '@fonte/domain/statistics/e1rm'
import { type Performance, performancesOf } from '@fonte/domain/statistics/performances'
import { type RecordBook, recordBook } from '@fonte/domain/statistics/records'
import type { CountedExercise } from '@fonte/domain/statistics/what-counts'
import { localized } from '@fonte/domain/words/localized'
import { useMemo } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { bodyWeightOf } from '../../history/body/body-weight-of.ts'
import { useEstimateChoice } from '../../history/estimate-choice.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
import type { LogReading } from '../log-place.tsx'

/** What the device's log tells of one exercise. */
export interface ExerciseLog extends LogReading {
  /** Null where neither the library nor the log has it. */
  readonly name: string | null
  readonly exercise: Exercise | undefined
  /** Whether no such exercise is there: neither the library, all of which is here, nor any workout has it. */
  readonly isMissing: boolean
  /** The exercise and its variants, of which it is one, by id. */
  readonly family: ReadonlyMap<string, CountedExercise>
  /** Oldest first. */
  readonly performances: readonly Performance[]
  readonly book: RecordBook
  readonly choice: EstimateChoice
}

type Related = Exercise & CountedExercise & { readonly family?: string | null | undefined }

/** All that was done of an exercise, or of it with its variants in one line. */
export function useExerciseLog(exerciseId: string, withVariants: boolean): ExerciseLog {
  const { items, find, reading: library } = useExercises()
  const log = useTrainingLog()
  const { entries, measures } = log
  const lang = useLanguage()
  const choice = useEstimateChoice()
  const exercise = find(exerciseId)
  const family = useMemo(() => familyOf(exerciseId, items), [exerciseId, items])
  const performances = useMemo(() => {
    const exercises = withVariants ? family : new Map([[exerciseId, family.get(exerciseId) ?? {}]])
    return performancesOf(entries, { exercises, bodyWeightAt: bodyWeightOf(measures) })
  }, [entries, measures, family, exerciseId, withVariants])
  const book = useMemo(() => recordBook(performances, choice), [performances, choice])
  const recorded = performances.at(-1)?.sets.find(({ set }) => set.exercise_id === exerciseId)?.set.exercise_name
  return {
    ...log,
    // What counts of an exercise is not known before the library is.
    reading: library === 'loading' ? library : log.reading,
    name: exercise ? localized(exercise, 'name', lang) : (recorded ?? null),
    exercise,
    isMissing: !exercise && library === 'ready' && performances.length === 0,
    family,
    performances,
    book,
    choice,
  }
}

/** The exercise with all that have the same base lift. */
function familyOf(exerciseId: string, items: readonly Related[]): ReadonlyMap<string, CountedExercise> {
  const base = (exercise: Related) => exercise.family ?? exercise.id
  const own = items.find(({ id }) => id === exerciseId)
  const related = own ? items.filter((each) => base(each) === base(own)) : []
  return new Map([[exerciseId, own ?? {}], ...related.map((each) => [each.id, each] as const)])
}
