import { blocksOf } from '@fonte/domain/workout/plan/order'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
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
  const groups = blocksOf(useGuided().state.places).filter((block) => block.length > 1)
  const index = groups.findIndex((block) => block.includes(place))
  const block = groups[index]
  if (!block) return null
  const letter = String.fromCharCode(65 + (index % 26))
  return (
    <p className={classNames('secondary-text', className)}>
      {words.superset(letter, block.indexOf(place) + 1, block.length)}
    </p>
  )
}
