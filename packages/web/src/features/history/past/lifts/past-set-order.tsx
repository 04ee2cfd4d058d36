import type { PastRow } from '@fonte/domain/history/past/form'
import { setMark } from '@fonte/domain/set/set-mark'
import { setWords } from '../../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { orderMessages } from '../../../../ui/drag/order-messages.ts'
import { OrderDone, SetOrder } from '../../../program/editor/ledger/set-order.tsx'
import { useSetName } from './use-set-name.ts'

interface Props {
  rows: readonly PastRow[]
  onMove: (from: number, to: number) => void
  onDone: () => void
  onSay: (text: string) => void
}

/** The sets of an exercise with buttons to reorder them, in place of their fields. */
export function PastSetOrder({ rows, onMove, onDone, onSay }: Props) {
  const order = useWords(orderMessages)
  const kinds = useWords(setWords)
  const nameOf = useSetName()
  const { lang, unit } = useFormats()
  const shown = (figure: string) => (lang === 'fr' ? figure.replace('.', ',') : figure)
  const lines = rows.map((row, at) => ({
    ...row,
    weight: shown(row.weight),
    mark: setMark(rows, at, kinds.mark),
    name: nameOf(rows, at),
    details: [
      ...(row.kind === 'work' ? [] : [kinds[row.kind]]),
      ...(row.side ? [kinds[row.side]] : []),
      ...(row.assist?.trim() ? [kinds.assistOf({ assist: shown(row.assist), unit })] : []),
    ],
  }))
  const step = (from: number, by: -1 | 1) => {
    if (!rows[from + by]) return
    onMove(from, from + by)
    onSay(order.movedTo({ name: nameOf(rows, from), place: from + by + 1, count: rows.length }))
  }
  return (
    <div className="grid gap-2">
      <SetOrder sets={lines} onStep={step} />
      <OrderDone className="justify-self-start" onDone={onDone} />
    </div>
  )
}
