import { useWords } from '../../platform/words/words.ts'
import { VersionConflict } from '../../ui/version-conflict.tsx'
import { gymConflict } from './gym-commands.ts'
import { gymMessages } from './gym-messages.ts'
import { useGym } from './gym-queries.ts'

/** Tells that the gym was changed here and elsewhere, and asks which one is to stay. */
export function GymConflict() {
  const words = useWords(gymMessages)
  const { gym, refused } = useGym()
  if (refused.length === 0) return null
  return (
    <VersionConflict
      text={words.conflict}
      mine={words.keepMine}
      theirs={words.takeTheirs}
      onMine={() => gymConflict.keepMine(refused, gym)}
      onTheirs={() => gymConflict.takeTheirs(refused)}
    />
  )
}
