import { useWords } from '../../../platform/words/words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { listMessages } from '../list/list-messages.ts'
import type { ListUrl } from '../list/use-list-url.ts'
import { exercisesMessages } from './exercises-messages.ts'
import { shareIn } from './library-exercise-reads.ts'

/** Stands where a share of the library has no exercise, or none of what is looked for. */
export function NoExercises({ sought }: { sought: ListUrl }) {
  const { nothing, nothingText } = useWords(listMessages)
  const words = useWords(exercisesMessages)
  if (sought.q || sought.group) {
    return (
      <EmptyState title={nothing} titleAs="h2">
        {nothingText}
      </EmptyState>
    )
  }
  const none = { offered: words.noneOffered, untranslated: words.noneUntranslated, archived: words.noneArchived }
  return <EmptyState title={none[shareIn(sought)]} titleAs="h2" />
}
