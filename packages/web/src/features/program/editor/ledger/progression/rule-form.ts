import { firstProgressions, type Progression, progressionBounds } from '@fonte/domain/progression/progression'
import { parseLoad } from '@fonte/domain/workout/entry'

/** The rule as it is typed: weights are text. */
export type RuleForm = Omit<Progression, 'kind' | 'step' | 'tm'> & {
  readonly kind: Progression['kind'] | 'none'
  readonly step: string
  readonly tm: string
}

/** A typed weight (kg) that is outside what a rule may hold. */
export type RuleProblem = 'step' | 'tm'

/** Rules are in kg, whatever the unit of the weights: they are of the program, not of who reads it. */
const kilograms = (text: string): number => parseLoad('kg', text).value.weight

/** The form that changes a rule; `written` says a weight as it is typed. */
export function toRuleForm(rule: Progression | undefined, written: (kg: number) => string): RuleForm {
  const { step, tm, kind } = {
    ...firstProgressions['531'],
    ...firstProgressions.linear,
    ...firstProgressions.rir,
    ...rule,
  }
  return {
    ...rule,
    kind: rule ? kind : 'none',
    step: written(rule?.step ?? step),
    tm: written(tm ?? 0),
  }
}

/** Everything that keeps the rule from being saved. */
export function ruleProblems({ kind, step, tm }: RuleForm): readonly RuleProblem[] {
  const isOutside = (text: string, { min, max }: { min: number; max: number }) => {
    const kg = kilograms(text)
    return kg < min || kg > max
  }
  return [
    ...(kind !== 'none' && isOutside(step, progressionBounds.step) ? (['step'] as const) : []),
    ...(kind === '531' && isOutside(tm, progressionBounds.tm) ? (['tm'] as const) : []),
  ]
}

/** The rule to keep, with the figures of its kind; undefined for none. */
export function toRule({ kind, step, tm, tries, rir, week }: RuleForm): Progression | undefined {
  if (kind === 'none') return undefined
  const given = { tries, rir, week, tm: kilograms(tm) }
  const figures = Object.entries(firstProgressions[kind]).flatMap(([name, first]) => {
    const value = given[name as keyof typeof given]
    return name in given ? [[name, value ?? first] as const] : []
  })
  return { kind, step: kilograms(step), ...Object.fromEntries(figures) }
}
