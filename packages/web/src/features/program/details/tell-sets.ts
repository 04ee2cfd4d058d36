import { useEffort } from '../../../platform/words/effort.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { type Formats, useFormats, useWords } from '../../../platform/words/words.ts'
import { programMessages } from '../program-messages.ts'
import type { SetGroup } from './set-groups.ts'

/** Sets in words: what is done, and in parts what comes with it; `load` is null where nothing is lifted or taken off. */
export interface ToldSets {
  readonly work: string
  readonly load: string | null
  readonly effort: string | null
  readonly rest: string | null
}

/** The way to tell equal sets in the reader’s language. */
export function useTellSets(): (group: SetGroup) => ToldSets {
  const words = useWords(programMessages)
  const sets = useWords(setWords)
  const formats = useFormats()
  const { told } = useEffort()
  return (group) => ({
    work: workOf(group, words, sets, formats),
    load: loadOf(group, words, sets, formats),
    effort: group.rir === undefined ? null : told(group.rir),
    rest: group.rest === null ? null : words.restOf({ rest: formats.number(group.rest) }),
  })
}

type Words = ReturnType<typeof programMessages>
type SetWords = ReturnType<typeof setWords>

function workOf(group: SetGroup, words: Words, sets: SetWords, { number }: Formats): string {
  const { kind, reps, reps_max, seconds, distance } = group
  const count = number(group.count)
  const measured = [
    ...(distance === undefined ? [] : [sets.metres({ distance: number(distance) })]),
    ...(seconds === undefined ? [] : [sets.secondsOf({ seconds: number(seconds) })]),
  ].join(', ')
  const counted =
    reps_max === undefined
      ? words.setsOf({ sets: count, reps: number(reps) })
      : sets.range({ count, reps: number(reps), reps_max: number(reps_max) })
  const work = measured !== '' && reps === 0 ? `${count} × ${measured}` : [counted, measured].filter(Boolean).join(', ')
  return kind === undefined || kind === 'work' ? work : `${sets[kind]} · ${work}`
}

function loadOf(set: SetGroup, words: Words, sets: SetWords, { unit, weight }: Formats): string | null {
  const { assist = 0, assist_lb } = set
  if (assist > 0) return sets.assistOf({ assist: weight({ weight: assist, weight_lb: assist_lb }), unit })
  return set.weight > 0 ? words.weightOf({ weight: weight(set), unit }) : null
}
