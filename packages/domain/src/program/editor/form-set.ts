import type { Measure } from '../../exercise/measure.ts'
import type { SetKind } from '../../set/kind.ts'
import { type SetLoad, setLoad } from '../../set/set-load.ts'
import { usualFigures } from '../../set/usual-figures.ts'
import { inUnit, type StoredWeight, stored, storedWeight, type WeightUnit } from '../../units/weight.ts'
import { defaultRest } from '../bounds.ts'
import type { ProgramSet } from '../program.ts'

/** Figures of a set that are asked for only where somebody wants them, or the exercise is measured in them. */
export const detailFields = ['reps_max', 'rir', 'seconds', 'distance', 'assist'] as const

export type DetailField = (typeof detailFields)[number]

/** A set as it is typed: any field may be empty, weights are in the unit of the form. `key` tells the sets of an exercise apart while they move. */
export type FormSet = {
  readonly key: number
  readonly reps: string
  readonly weight: string
  readonly rest: string
  /** Absent where the exercise does not tell its sets apart. */
  readonly kind?: SetKind | undefined
  /** The load as it was stored, where a field does not tell all of it: each figure counts as long as its field reads so. */
  readonly load?: SetLoad | undefined
} & { readonly [Field in DetailField]?: string | undefined }

/** The weight of an empty bar. */
const firstWeights: Readonly<Record<WeightUnit, number>> = { kg: 20, lb: 45 }

/** A new exercise's first row, without a weight where it is held for a time. */
export function firstFormSet(measure: Measure, unit: WeightUnit, key = 0): FormSet {
  const load = measure === 'time' ? { weight: 0 } : stored(unit, firstWeights[unit])
  return toFormSet({ ...usualFigures[measure], ...load, rest: defaultRest }, key, unit)
}

/** A form's row for a set. */
export function toFormSet(set: ProgramSet, key: number, unit: WeightUnit): FormSet {
  const { reps, rest, kind } = set
  return {
    key,
    reps: String(reps),
    weight: shown(unit, set),
    rest: String(rest),
    ...(kind !== undefined && { kind }),
    ...Object.fromEntries(
      detailFields.flatMap((field) => (set[field] === undefined ? [] : [[field, String(set[field])]])),
    ),
    ...(set.assist !== undefined && { assist: shown(unit, assistOf(set)) }),
    ...(isWholeIn(unit, set) && isWholeIn(unit, assistOf(set)) ? {} : { load: setLoad(set) }),
  }
}

/** The set of a row. */
export function toProgramSet(row: FormSet, unit: WeightUnit): ProgramSet {
  const { kind } = row
  const details = detailFields.filter((field) => field !== 'assist' && row[field]?.trim())
  return {
    reps: figure(row.reps, 0),
    ...weightOf(row, unit),
    rest: typedRest(row.rest),
    ...(kind !== undefined && kind !== 'work' && { kind }),
    ...Object.fromEntries(details.map((field) => [field, figure(row[field] ?? '', 0)])),
    ...(row.assist?.trim() && assistanceIn(row, unit)),
  }
}

/** The weights that were typed with a fraction; what is stored may have one. */
export function typedFractions(
  { weight, assist = '', load }: FormSet,
  unit: WeightUnit,
): readonly ('weight' | 'assist')[] {
  const isFraction = (text: string, before: StoredWeight | undefined) => {
    const typed = figure(text, 0)
    return Number.isFinite(typed) && !Number.isInteger(typed) && !readsAs(text, before, unit)
  }
  return [
    ...(isFraction(weight, load) ? (['weight'] as const) : []),
    ...(isFraction(assist, load && assistOf(load)) ? (['assist'] as const) : []),
  ]
}

/** A typed figure: a comma or a point; NaN where it is none. */
function figure(text: string, whenEmpty: number): number {
  return text.trim() === '' ? whenEmpty : Number(text.replace(',', '.'))
}

/** A typed rest in seconds: 150 or 2:30; that of a new set where nothing is typed, NaN where it is none. */
export function typedRest(text: string): number {
  const [, minutes, seconds] = /^(\d+):([0-5]\d)$/u.exec(text.trim()) ?? []
  return minutes === undefined ? figure(text, defaultRest) : Number(minutes) * 60 + Number(seconds)
}

const shown = (unit: WeightUnit, weight: StoredWeight): string => String(inUnit(unit, weight))

const assistOf = ({ assist = 0, assist_lb }: SetLoad): StoredWeight =>
  storedWeight({ weight: assist, weight_lb: assist_lb })

/** Whether a weight is a whole figure of the unit, which its field tells exactly. */
function isWholeIn(unit: WeightUnit, { weight, weight_lb }: StoredWeight): boolean {
  const figures = typedWeight(unit, shown(unit, { weight, weight_lb }))
  return figures.weight === weight && figures.weight_lb === weight_lb && Number.isInteger(weight_lb ?? weight)
}

/** Whether a field reads as a stored weight, with the comma of French or with a point. */
const readsAs = (text: string, weight: StoredWeight | undefined, unit: WeightUnit): weight is StoredWeight =>
  weight !== undefined && text.replace(',', '.') === shown(unit, weight)

function weightOf({ weight: text, load }: FormSet, unit: WeightUnit): StoredWeight {
  return readsAs(text, load, unit) ? storedWeight(load) : typedWeight(unit, text)
}

function assistanceIn({ assist: text = '', load }: FormSet, unit: WeightUnit): Pick<SetLoad, 'assist' | 'assist_lb'> {
  const before = load?.assist === undefined ? undefined : assistOf(load)
  const { weight, weight_lb } = readsAs(text, before, unit) ? before : typedWeight(unit, text)
  return { assist: weight, ...(weight_lb !== undefined && { assist_lb: weight_lb }) }
}

/** Nothing is nothing in every unit. */
function typedWeight(unit: WeightUnit, text: string): StoredWeight {
  const typed = figure(text, 0)
  return typed === 0 ? { weight: 0 } : stored(unit, typed)
}
