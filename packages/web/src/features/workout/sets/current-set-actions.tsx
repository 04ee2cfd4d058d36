import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import { now } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useGuided } from '../guided.ts'
import { toolsMessages } from '../tools/tools-messages.ts'
import { useChange } from '../tools/use-change.ts'
import { setsMessages } from './sets-messages.ts'

interface Props {
  step: WorkoutStep
  /** It is skipped or removed, or all sets are shown instead. */
  onLeft: () => void
}

/** Leaves the set out, for today or altogether, or shows it among the others of its exercise. */
export function CurrentSetActions({ step: { slot, place }, onLeft }: Props) {
  const words = useWords(setsMessages)
  const tools = useWords(toolsMessages)
  const { openTool } = useGuided()
  const change = useChange()
  const skip = () => change({ type: 'skip', at: now(), slots: [slot], reason: 'hand' }, tools.setSkipped) && onLeft()
  const remove = () => change({ type: 'remove-set', at: now(), slot }, words.removed) && onLeft()
  const showAll = () => {
    onLeft()
    openTool({ kind: 'sets', place: place.id })
  }
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-3">
      <Button icon="chevron-right" onClick={skip}>
        {tools.skipSet}
      </Button>
      <Button icon="list" onClick={showAll}>
        {words.allSets}
      </Button>
      <Button icon="trash" variant="danger-outline" onClick={remove}>
        {words.remove}
      </Button>
    </div>
  )
}
