import type { WorkoutSet } from '../../history/workout-history.ts'
import { defaultRest, programBounds } from '../../program/bounds.ts'
import type { ProgramExercise } from '../../program/program.ts'
import { isWork } from '../../set/is-work.ts'
import type { SetKind } from '../../set/kind.ts'
import { withoutOtherSides } from '../../set/one-side.ts'
import type { Side } from '../../set/set-details.ts'
import { type LastLift, liftOf } from '../last-time.ts'
import { type UsualRests, usualRest, usualRests } from '../plan/usual-rests.ts'

type DoneSet = LastLift & {
  readonly exercise_id: string
  readonly side?: Side | undefined
  readonly kind?: SetKind | undefined
  readonly rest: number
}

type Heading = Pick<ProgramExercise, 'name' | 'name_en'> & { readonly default_rest?: number | null | undefined }

/**
 * The exercises of sets that were done, each once in the order done, with its working sets as they were lifted, missed ones
 * apart: what a program is made of. One without a heading is left out.
 */
export function programRows(
  sets: readonly DoneSet[],
  headingOf: (exerciseId: string) => Heading | undefined,
): readonly ProgramExercise[] {
  const working = withoutOtherSides(sets).filter(isWork)
  const ids = [...new Set(working.map(({ exercise_id }) => exercise_id))]
  return ids.slice(0, programBounds.exercises.max).flatMap((exercise_id, order) => {
    const heading = headingOf(exercise_id)
    if (!heading) return []
    const done = working.filter((set) => set.exercise_id === exercise_id).slice(0, programBounds.sets.max)
    const { name, name_en, default_rest } = heading
    const rows = done.map((set) => ({
      ...liftOf(set),
      ...(set.kind !== undefined && { kind: set.kind }),
      rest: set.rest,
    }))
    return [
      { exercise_id, name, name_en, order, default_rest: default_rest ?? rows.at(-1)?.rest ?? defaultRest, sets: rows },
    ]
  })
}

/** What the library says of an exercise; undefined where it does not know it any more. */
type Known = { readonly name_en: string | null; readonly mechanic?: string | null | undefined } | undefined

/** The exercises of a workout of the history: with its lifter’s usual rests, as it keeps none. */
export function rowsOfEntry(
  sets: readonly WorkoutSet[],
  find: (exerciseId: string) => Known,
  rests: UsualRests = usualRests,
): readonly ProgramExercise[] {
  const rested = sets.map((set) => {
    const mechanic = find(set.exercise_id)?.mechanic === 'isolation' ? 'isolation' : 'compound'
    return { ...set, rest: usualRest(rests, set.kind, mechanic) }
  })
  const names = new Map(sets.map(({ exercise_id, exercise_name }) => [exercise_id, exercise_name]))
  return programRows(rested, (id) => ({ name: names.get(id) ?? id, name_en: find(id)?.name_en ?? null }))
}
