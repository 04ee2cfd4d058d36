import type { FormExercise } from '@fonte/domain/program/form'
import { useWords } from '../../../../platform/words/words.ts'
import type { MenuEntry } from '../../../../ui/dropdown-menu-panel.tsx'
import { useToast } from '../../../../ui/toast.ts'
import { editorMessages } from '../editor-messages.ts'
import type { FormChanges } from '../use-program-form.ts'

interface Subject {
  readonly row: FormExercise
  readonly name: string
  readonly index: number
  /** How many exercises the program has, and may have. */
  readonly count: number
  readonly isFull: boolean
  /** Whether something is wrong with its sets. */
  readonly isWrong: boolean
  /** Whether it stands in a group with others, and is not its first. */
  readonly isGrouped: boolean
  readonly isLaterMember: boolean
  readonly changes: FormChanges
  readonly onMove: (from: number, to: number, name: string) => void
  readonly onOrder: () => void
  readonly onColumns: () => void
  readonly onProgression: () => void
}

/** What can be done with an exercise of the form. */
export function useExerciseMenu(subject: Subject): MenuEntry[] {
  const words = useWords(editorMessages)
  const { toast } = useToast()
  const {
    row,
    name,
    index,
    count,
    isFull,
    isWrong,
    isGrouped,
    isLaterMember,
    changes,
    onMove,
    onOrder,
    onColumns,
    onProgression,
  } = subject
  const remove = () => {
    changes.remove(index)
    const action = { label: words.undo, onAction: () => changes.restore(index, row) }
    toast({ title: words.removed, description: name, action })
  }
  const step = (to: number) => () => onMove(index, to, name)
  const group: MenuEntry = { label: words.group, icon: 'refresh', onSelect: () => changes.groupWithPrevious(index) }
  const ungroup: MenuEntry = { label: words.ungroup, icon: 'close', onSelect: () => changes.ungroup(index) }
  const note: MenuEntry = { label: words.addNote, icon: 'edit', onSelect: () => changes.note(index, '') }
  return [
    { label: words.up, icon: 'arrow-up', disabled: index === 0, onSelect: step(index - 1) },
    { label: words.down, icon: 'arrow-down', disabled: index === count - 1, onSelect: step(index + 1) },
    { label: words.orderSets, icon: 'list', disabled: isWrong || row.sets.length < 2, onSelect: onOrder },
    { label: words.columns, icon: 'settings', onSelect: onColumns },
    { label: words.progression, icon: 'stats', onSelect: onProgression },
    ...(row.note === undefined ? [note] : []),
    ...(index > 0 && !isLaterMember ? [group] : []),
    ...(isGrouped ? [ungroup] : []),
    { label: words.duplicate, icon: 'copy', disabled: isFull, onSelect: () => changes.duplicate(index) },
    { label: words.remove, icon: 'trash', danger: true, onSelect: remove },
  ]
}
