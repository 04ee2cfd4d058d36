import { oneMoreSet } from '@fonte/domain/workout/plan/new-sets'
import { blocksOf } from '@fonte/domain/workout/plan/order'
import { isCounted, type WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { now } from '../../../platform/clock.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useWords } from '../../../platform/words/words.ts'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import type { MenuEntry } from '../../../ui/dropdown-menu-panel.tsx'
import { useOpenExercise } from '../../exercise/use-exercise-url.ts'
import { useGuided } from '../guided.ts'
import { setsMessages } from '../sets/sets-messages.ts'
import { toolsMessages } from './tools-messages.ts'
import { useChange } from './use-change.ts'

interface Props {
  place: WorkoutPlace
  name: string
  /** Moves it before another place, or to the end. */
  onMove: (before: string | null) => void
}

/** What can be done with an exercise of the running workout. */
export function PlaceMenu({ place, name, onMove }: Props) {
  const words = useWords(toolsMessages)
  const sets = useSetEntries(place)
  const order = useOrderEntries(place, onMove)
  const openExercise = useOpenExercise()
  return (
    <DropdownMenu
      label={words.actions(name)}
      items={[
        { label: words.sheet, icon: 'info', onSelect: () => openExercise(place.exercise_id, name) },
        ...sets,
        { label: 'order', separator: true },
        ...order,
        { label: 'end', separator: true },
        useRemoval(place),
      ]}
    />
  )
}

function useSetEntries(place: WorkoutPlace): readonly MenuEntry[] {
  const words = useWords(toolsMessages)
  const { allSets } = useWords(setsMessages)
  const { openTool } = useGuided()
  const change = useChange()
  const open = place.slots.filter(({ status }) => status === 'todo').map(({ id }) => id)
  const left = place.slots.filter((slot) => !isCounted(slot)).map(({ id }) => id)
  const addSet = () => {
    const sets = [{ slot: newUuid(), plan: oneMoreSet(place) }]
    change(
      { type: 'add-sets', at: now(), place: place.id, after: place.slots.at(-1)?.id ?? null, sets },
      words.setAdded,
    )
  }
  const skip = () => change({ type: 'skip', at: now(), slots: open, reason: 'hand' }, words.skipped)
  return [
    {
      label: words.swap,
      icon: 'swap',
      disabled: open.length === 0,
      onSelect: () => openTool({ kind: 'swap', place: place.id }),
    },
    { label: words.addSet, icon: 'plus', onSelect: addSet },
    { label: allSets, icon: 'list', onSelect: () => openTool({ kind: 'sets', place: place.id }) },
    { label: words.note, icon: 'note', onSelect: () => openTool({ kind: 'note', place: place.id }) },
    left.length > 0 && open.length === 0
      ? { label: words.restore, icon: 'undo', onSelect: () => void change({ type: 'unskip', at: now(), slots: left }) }
      : { label: words.skip, icon: 'chevron-right', disabled: open.length === 0, onSelect: skip },
  ]
}

/** Exercises of a group move together. */
function useOrderEntries(place: WorkoutPlace, onMove: Props['onMove']): readonly MenuEntry[] {
  const words = useWords(toolsMessages)
  const { state } = useGuided()
  const change = useChange()
  const blocks = blocksOf(state.places)
  const here = blocks.findIndex((block) => block.includes(place))
  const before = blocks[here - 1]?.[0]?.id
  const { group } = place
  const previous = blocks[here - 1] ?? []
  return [
    {
      label: words.moveUp,
      icon: 'arrow-up',
      disabled: before === undefined,
      onSelect: () => before !== undefined && onMove(before),
    },
    {
      label: words.moveDown,
      icon: 'arrow-down',
      disabled: here === blocks.length - 1,
      onSelect: () => onMove(blocks[here + 2]?.[0]?.id ?? null),
    },
    group === undefined
      ? {
          label: words.groupWithPrevious,
          disabled: previous.length === 0,
          onSelect: () => void change({ type: 'group', at: now(), places: [...previous, place].map(({ id }) => id) }),
        }
      : { label: words.ungroup, onSelect: () => void change({ type: 'ungroup', at: now(), group }) },
  ]
}

function useRemoval(place: WorkoutPlace): MenuEntry {
  const words = useWords(toolsMessages)
  const change = useChange()
  const done = place.slots.filter(({ status }) => status === 'done').length
  const said = done > 0 ? words.removedKept(done) : words.removed
  return {
    label: words.remove,
    icon: 'trash',
    danger: true,
    onSelect: () => void change({ type: 'remove-exercise', at: now(), place: place.id }, said),
  }
}
