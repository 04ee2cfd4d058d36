import { setMoves } from '@fonte/domain/workout/plan/move-set'
import type { WorkoutSlot } from '@fonte/domain/workout/plan/place'
import { now } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import { useGuided } from '../guided.ts'
import { toolsMessages } from '../tools/tools-messages.ts'
import { useChange } from '../tools/use-change.ts'
import { setsMessages } from './sets-messages.ts'

interface Props {
  /** Accessible name of its button. */
  label: string
  /** The exercise, by its place. */
  place: string
  slot: WorkoutSlot
  /** Moves it before another set of its exercise, or to the end. */
  onMove: (before: string | null) => void
}

/** What can be done with a set that is to do, or was skipped. */
export function SetMenu({ label, place, slot: { id, status }, onMove }: Props) {
  const words = useWords(setsMessages)
  const tools = useWords(toolsMessages)
  const { state, openTool } = useGuided()
  const change = useChange()
  if (status !== 'todo') {
    const restore = () => void change({ type: 'unskip', at: now(), slots: [id] })
    return <DropdownMenu label={label} items={[{ label: words.restore, icon: 'undo', onSelect: restore }]} />
  }
  const { up, down } = setMoves(state.places, id)
  const skip = () => void change({ type: 'skip', at: now(), slots: [id], reason: 'hand' }, tools.setSkipped)
  const remove = () => void change({ type: 'remove-set', at: now(), slot: id }, words.removed)
  return (
    <DropdownMenu
      label={label}
      items={[
        { label: tools.skipSet, icon: 'chevron-right', onSelect: skip },
        { label: tools.note, icon: 'note', onSelect: () => openTool({ kind: 'note', place, slot: id, of: 'set' }) },
        { label: 'order', separator: true },
        {
          label: words.moveUp,
          icon: 'arrow-up',
          disabled: up === undefined,
          onSelect: () => up !== undefined && onMove(up),
        },
        {
          label: words.moveDown,
          icon: 'arrow-down',
          disabled: down === undefined,
          onSelect: () => down !== undefined && onMove(down),
        },
        { label: 'end', separator: true },
        { label: words.remove, icon: 'trash', danger: true, onSelect: remove },
      ]}
    />
  )
}
