import { localized } from '@fonte/domain/words/localized'
import type { ProgramChange } from '@fonte/domain/workout/history/program-changes'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { savingMessages } from './saving-messages.ts'

/** What the program would have otherwise: a line for each change. */
export function ChangesTold({ changes }: { changes: readonly ProgramChange[] }) {
  const tell = useTold()
  if (changes.length === 0) return null
  const lines = changes.map((change, order) => ({ order, text: tell(change) }))
  return (
    <ul className="grid list-disc gap-1 ps-5">
      {lines.map(({ order, text }) => (
        <li key={order} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  )
}

function useTold(): (change: ProgramChange) => string {
  const words = useWords(savingMessages)
  const { lang } = useFormats()
  const nameOf = (row: { readonly name: string; readonly name_en: string | null }) => localized(row, 'name', lang)
  return (change) => {
    switch (change.kind) {
      case 'swapped':
        return words.swapped(nameOf(change.from), nameOf(change.to))
      case 'sets':
        return words.sets(nameOf(change.exercise), change.change)
      case 'warm-ups':
        return words.warmUps(nameOf(change.exercise), change.change)
      case 'added':
        return words.added(nameOf(change.exercise), change.sets)
      case 'replanned':
      case 'removed':
        return words[change.kind](nameOf(change.exercise))
      case 'moved':
        return change.after
          ? words.moved(nameOf(change.exercise), nameOf(change.after))
          : words.movedFirst(nameOf(change.exercise))
      case 'grouped':
      case 'ungrouped':
        return words[change.kind](change.exercises.map(nameOf))
    }
  }
}
