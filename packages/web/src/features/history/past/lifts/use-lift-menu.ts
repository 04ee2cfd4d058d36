import type { PastColumns } from '@fonte/domain/history/past/columns'
import type { PastField } from '@fonte/domain/history/past/editing'
import type { PastLift } from '@fonte/domain/history/past/form'
import { useWords } from '../../../../platform/words/words.ts'
import type { MenuEntry } from '../../../../ui/dropdown-menu-panel.tsx'
import { useToast } from '../../../../ui/toast.ts'
import { editorMessages } from '../../../program/editor/editor-messages.ts'
import { pastMessages } from '../past-messages.ts'
import type { PastChanges } from '../use-past-form.ts'

interface Subject {
  readonly lift: PastLift
  readonly name: string
  readonly index: number
  /** How many exercises the workout has. */
  readonly count: number
  /** Whether something is wrong with its sets. */
  readonly isWrong: boolean
  readonly columns: PastColumns
  readonly names: Readonly<Record<PastField, string>>
  readonly changes: PastChanges
  readonly onSay: (text: string) => void
  /** Shows buttons to reorder the sets. */
  readonly onOrder: () => void
}

/** What can be done with an exercise of a past workout. */
export function useLiftMenu(subject: Subject): MenuEntry[] {
  const { lift, name, index, count, isWrong, columns, names, changes, onSay, onOrder } = subject
  const words = useWords(pastMessages)
  const { orderSets } = useWords(editorMessages)
  const { toast } = useToast()
  const step = (to: number) => () => {
    changes.move(index, to)
    onSay(words.movedTo({ name, place: to + 1, count }))
  }
  const remove = () => {
    changes.remove(index)
    const action = { label: words.undo, onAction: () => changes.restore(index, lift) }
    toast({ title: words.removed, description: name, action })
  }
  const asking = (field: string, onSelect: () => void): MenuEntry => ({
    label: words.ask({ name: field }),
    icon: 'plus',
    onSelect,
  })
  return [
    { label: words.up, icon: 'arrow-up', disabled: index === 0, onSelect: step(index - 1) },
    { label: words.down, icon: 'arrow-down', disabled: index === count - 1, onSelect: step(index + 1) },
    { label: orderSets, icon: 'list', disabled: isWrong || lift.rows.length < 2, onSelect: onOrder },
    ...columns.offered.map((detail) => asking(names[detail], () => changes.ask(index, detail))),
    ...(lift.rows.some(({ note }) => note === undefined) ? [asking(words.setNote, () => changes.askNotes(index))] : []),
    ...(lift.note === undefined ? [asking(words.exerciseNote, () => changes.note(index, ''))] : []),
    { label: words.remove, icon: 'trash', danger: true, onSelect: remove },
  ]
}
