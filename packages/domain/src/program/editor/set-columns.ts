import type { Loaded } from '../../exercise/load-name.ts'
import type { Measure } from '../../exercise/measure.ts'
import { changeSets } from '../editing.ts'
import type { FormExercise } from '../form.ts'
import { type DetailField, detailFields, type FormSet } from './form-set.ts'

/** What the sets of an exercise can be asked for besides what every set is. */
export type SetColumn = 'kind' | DetailField

type Exercises = readonly FormExercise[]
/** Sets as they are typed, planned or done. */
type Sets = readonly Omit<FormSet, 'key' | 'rest' | 'pounds'>[]

/** How an exercise is recorded, as far as its library says. */
export type Measured = Loaded & { readonly measure?: Measure | undefined }

const isEmpty = (figure: string): boolean => figure === '' || figure === '0'

type CountField = 'reps' | 'seconds' | 'distance'
type LoadField = 'weight' | 'assist'

/** The two figures that a set of an exercise is first of all; where sets say it in the former way, that stays. */
export function mainFields({ measure, load }: Measured, sets: Sets): readonly [CountField, LoadField] {
  const isCounted = sets.some(({ reps }) => !isEmpty(reps))
  const isLoaded = sets.some(({ weight }) => !isEmpty(weight))
  const counted = { reps: 'reps', time: 'seconds', distance: 'distance' } as const
  return [isCounted ? 'reps' : counted[measure ?? 'reps'], load === 'assisted' && !isLoaded ? 'assist' : 'weight']
}

/** What the sets of an exercise are asked for besides: what one of them has a field for. */
export function shownColumns(exercise: Measured, sets: Sets): readonly SetColumn[] {
  const main: readonly string[] = mainFields(exercise, sets)
  return (['kind', ...detailFields] as const).filter(
    (column) => !main.includes(column) && sets.some((set) => set[column] !== undefined),
  )
}

/** Asks each set of an exercise for one thing more. */
export function addColumn(exercises: Exercises, index: number, column: SetColumn): Exercises {
  const blank = column === 'kind' ? 'work' : ''
  return changeSets(exercises, index, (sets) => sets.map((set) => ({ ...set, [column]: set[column] ?? blank })))
}

/** Asks no set of an exercise for it any more; what was typed goes. */
export function removeColumn(exercises: Exercises, index: number, column: SetColumn): Exercises {
  return changeSets(exercises, index, (sets) => sets.map(({ [column]: _, ...set }) => set as FormSet))
}
