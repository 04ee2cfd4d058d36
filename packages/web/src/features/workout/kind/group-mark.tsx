import { blocksOf } from '@fonte/domain/workout/plan/order'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { memberNumbers } from '@fonte/domain/workout/plan/round'
import { useWords } from '../../../platform/words/words.ts'
import { classNames } from '../../../ui/class-names.ts'
import { useGuided } from '../guided.ts'
import { toolsMessages } from '../tools/tools-messages.ts'

interface Props {
  place: WorkoutPlace
  className?: string
}

/** In which superset or circuit the exercise stands, and where in it; nothing where it stands alone. */
export function GroupMark({ place, className }: Props) {
  const words = useWords(toolsMessages)
  const group = useGroup(place)
  if (!group) return null
  return (
    <p className={classNames('secondary-text', className)}>
      {words.superset(group.letter, group.member, group.members)}
    </p>
  )
}

/** The superset or circuit of an exercise, its letter, and which of how many it is; null where the exercise stands alone. */
export function useGroup(place: WorkoutPlace) {
  const groups = blocksOf(useGuided().state.places).filter((block) => block.length > 1)
  const index = groups.findIndex((block) => block.includes(place))
  const block = groups[index]
  if (!block) return null
  const numbers = memberNumbers(block)
  const member = numbers[block.indexOf(place)] ?? 0
  return { letter: String.fromCharCode(65 + (index % 26)), member, members: Math.max(...numbers) }
}
