import { firstProgressions, type Progression, progressionBounds } from '@fonte/domain/progression/progression'
import { stepIn } from '@fonte/domain/units/step'
import { exactPounds, inUnit, toKg, type WeightUnit } from '@fonte/domain/units/weight'
import { parseLoad } from '@fonte/domain/workout/entry'

/** The rule as it is typed: weights are text. */
export type RuleForm = Omit<Progression, 'kind' | 'step' | 'tm'> & {
  readonly kind: Progression['kind'] | 'none'
  readonly step: string
  readonly tm: string
}

/** A typed weight that is outside what a rule may hold. */
export type RuleProblem = 'step' | 'tm'

/** Rules are kept in kg: they are of the program, not of who reads it. Whole pounds come back from them as they were typed. */
const kilograms = (text: string, unit: WeightUnit): number => parseLoad(unit, text).value.weight

/** What a rule begins with where nothing was said: in pounds with whole ones. */
const firstWeights: Readonly<Record<WeightUnit, { readonly step: number; readonly tm: number }>> = {
  kg: { step: 2.5, tm: 100 },
  lb: { step: toKg(5), tm: toKg(225) },
}

/** What a weight of a rule may be, in the unit. */
export function ruleBounds(field: RuleProblem, unit: WeightUnit): { readonly min: number; readonly max: number } {
  const { min, max } = progressionBounds[field]
  return unit === 'kg' ? { min, max } : { min: Math.ceil(exactPounds(min)), max: Math.floor(exactPounds(max)) }
}

/** The form that changes a rule, in the unit; `written` says a figure as it is typed. */
export function toRuleForm(
  rule: Progression | undefined,
  unit: WeightUnit,
  written: (figure: number) => string,
): RuleForm {
  const { step, tm, kind } = {
    ...firstProgressions['531'],
    ...firstProgressions.linear,
    ...firstProgressions.rir,
    ...firstWeights[unit],
    ...rule,
  }
  return {
    ...rule,
    kind: rule ? kind : 'none',
    step: written(inUnit(unit, { weight: stepIn(unit, step) })),
    tm: written(inUnit(unit, { weight: tm ?? 0 })),
  }
}

/** Everything that keeps the rule from being saved. */
export function ruleProblems({ kind, step, tm }: RuleForm, unit: WeightUnit): readonly RuleProblem[] {
  const isOutside = (text: string, { min, max }: { min: number; max: number }) => {
    const kg = kilograms(text, unit)
    return kg < min || kg > max
  }
  return [
    ...(kind !== 'none' && isOutside(step, progressionBounds.step) ? (['step'] as const) : []),
    ...(kind === '531' && isOutside(tm, progressionBounds.tm) ? (['tm'] as const) : []),
  ]
}

/** The rule to keep, with the figures of its kind; undefined for none. */
export function toRule({ kind, step, tm, tries, rir, week }: RuleForm, unit: WeightUnit): Progression | undefined {
  if (kind === 'none') return undefined
  const given = { tries, rir, week, tm: kilograms(tm, unit) }
  const figures = Object.entries(firstProgressions[kind]).flatMap(([name, first]) => {
    const value = given[name as keyof typeof given]
    return name in given ? [[name, value ?? first] as const] : []
  })
  return { kind, step: kilograms(step, unit), ...Object.fromEntries(figures) }
}
