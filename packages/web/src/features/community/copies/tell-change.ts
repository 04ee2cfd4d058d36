import type { SourceLine, SourceLineKind, SourceSide } from '@fonte/domain/community/source-line'
import type { ProgramSet } from '@fonte/domain/program/program'
import { localized } from '@fonte/domain/words/localized'
import { isolated } from '@fonte/domain/words/visible-text'
import { type Formats, useFormats, useWords } from '../../../platform/words/words.ts'
import { groupSets } from '../../program/details/set-groups.ts'
import { useTellSets } from '../../program/details/tell-sets.ts'
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
  const tellSets = useTellSets()
  const formats = useFormats()
  return (line) => {
    const title = words[line.kind]
    const name = line.exercise ? localized(line.exercise, 'name', formats.lang) : ''
    const tell = (side: SourceSide | null) => side && tellSide(line.kind, side, { words, tellSets, formats })
    return {
      title: typeof title === 'string' ? title : title({ name }),
      before: tell(line.before),
      after: tell(line.after),
    }
  }
}

interface Telling {
  readonly words: ReturnType<typeof copyMessages>
  readonly tellSets: ReturnType<typeof useTellSets>
  readonly formats: Formats
}

function tellSide(kind: SourceLineKind, side: SourceSide, { words, tellSets, formats }: Telling): string {
  const { text, rest, sets, order } = side
  const { lang, number } = formats
  if (text !== null) return text === '' ? words.nothing : isolated(text)
  if (order) return order.map((place) => isolated(localized(place, 'name', lang))).join(', ')
  if (!sets) return words.seconds({ rest: number(rest ?? 0) })
  // Sets that one has keep their own loads, whatever the author lifts.
  return groupSets(kind === 'exercise-added' ? sets : sets.map(unloaded))
    .map((group) => {
      const { work, load, effort, rest: after } = tellSets(group)
      return [work, load, effort, after].filter((part) => part !== null).join(' · ')
    })
    .join(', ')
}

const unloaded = ({ weight_lb: _, assist: __, assist_lb: ___, ...set }: ProgramSet): ProgramSet => ({
  ...set,
  weight: 0,
})
