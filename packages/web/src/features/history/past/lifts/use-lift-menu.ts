import type { PastColumns } from '@fonte/domain/history/past/columns'
import type { PastField } from '@fonte/domain/history/past/editing'
import type { PastLift } from '@fonte/domain/history/past/form'
import { useWords } from '../../../platform/words/words.ts'
import type { MenuEntry } from '../../../ui/dropdown-menu-panel.tsx'
import { useToast } from '../../../ui/toast.ts'
import { pastMessages } from './past-messages.ts'
import type { PastChanges } from './use-past-form.ts'

interface Subject {
  readonly lift: PastLift
  readonly name: string
  readonly index: number
  /** How many exercises the workout has. */
  readonly count: number
  readonly columns: PastColumns
  readonly names: Readonly<Record<PastField, string>>
  readonly changes: PastChanges
  readonly onSay: (text: string) => void
}

/** What can be done with an exercise of a past workout. */
export function useLiftMenu({ lift, name, index, count, columns, names, changes, onSay }: Subject): MenuEntry[] {
  const words = useWords(pastMessages)
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
  return [
    { label: words.up, icon: 'arrow-up', disabled: index === 0, onSelect: step(index - 1) },
    { label: words.down, icon: 'arrow-down', disabled: index === count - 1, onSelect: step(index + 1) },
    ...columns.offered.map((detail) => ({
      label: words.ask({ name: names[detail] }),
      icon: 'plus' as const,
      onSelect: () => changes.ask(index, detail),
    })),
    { label: words.remove, icon: 'trash', danger: true, onSelect: remove },
  ]
}
