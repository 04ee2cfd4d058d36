import type { Progression } from '@fonte/domain/progression/progression'
import { stepIn } from '@fonte/domain/units/step'
import { useFormats, useWords } from '../../../../../platform/words/words.ts'
import { progressionMessages } from './progression-messages.ts'

/** The way to tell a rule with all its figures in the reader’s language. */
export function useTellRule(): (rule: Progression) => string {
  const words = useWords(progressionMessages)
  const { number, unit, weight } = useFormats()
  return ({ kind, step, tries, rir, tm, week }) => {
    const figures = [
      [words.tries, tries && number(tries)],
      [words.reserve, rir === undefined ? undefined : number(rir)],
      [words.tm(unit), tm && weight({ weight: tm })],
      [words.week, week && number(week)],
    ] as const
    return [
      words.lineOf({ name: words[kind], step: weight({ weight: stepIn(unit, step) }), unit }),
      ...figures.flatMap(([label, value]) => (value ? words.figureOf({ label, value }) : [])),
    ].join(' · ')
  }
}
