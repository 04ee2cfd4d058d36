import type { SourceLine, SourceSide } from '@fonte/domain/community/source-line'
import { localized } from '@fonte/domain/words/localized'
import { type Formats, useFormats, useWords } from '../../../platform/words/words.ts'
import { groupSets } from '../../program/details/set-groups.ts'
import { programMessages } from '../../program/program-messages.ts'
import { copyMessages } from './copy-messages.ts'

/** A change in words: what it is about, how it was, and how it is now; null where there is no such side. */
export interface ToldChange {
  readonly title: string
  readonly before: string | null
  readonly after: string | null
}

/** The way to tell an author’s changes in the reader’s language. */
export function useTellChange(): (line: SourceLine) => ToldChange {
  const words = useWords(copyMessages)
  const program = useWords(programMessages)
  const formats = useFormats()
  return (line) => {
    const title = words[line.kind]
    const name = line.exercise ? localized(line.exercise, 'name', formats.lang) : ''
    const tell = (side: SourceSide | null) => side && tellSide(side, { words, program, formats })
    return {
      title: typeof title === 'string' ? title : title({ name }),
      before: tell(line.before),
      after: tell(line.after),
    }
  }
}

interface Telling {
  readonly words: ReturnType<typeof copyMessages>
  readonly program: ReturnType<typeof programMessages>
  readonly formats: Formats
}

function tellSide({ text, rest, sets, order }: SourceSide, { words, program, formats }: Telling): string {
  const { lang, number, unit, weight } = formats
  if (text !== null) return text === '' ? words.nothing : text
  if (order) return order.map((place) => localized(place, 'name', lang)).join(', ')
  if (!sets) return words.seconds({ rest: number(rest ?? 0) })
  const groups = groupSets(sets).map((group) =>
    [
      program.setsOf({ sets: group.count, reps: group.reps }),
      ...(group.weight > 0 ? [program.weightOf({ unit, weight: weight(group) })] : []),
      ...(group.rest === null ? [] : [program.restOf({ rest: group.rest })]),
    ].join(' · '),
  )
  return groups.join(', ')
}
