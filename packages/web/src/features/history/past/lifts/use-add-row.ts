import { isBlank } from '@fonte/domain/history/past/content'
import type { PastLift } from '@fonte/domain/history/past/form'
import { type KeyboardEvent, useRef } from 'react'
import { useWords } from '../../../../platform/words/words.ts'
import { pastMessages } from '../past-messages.ts'
import type { PastChanges } from '../use-past-form.ts'
import { useSetName } from './use-set-name.ts'

interface Subject {
  readonly lift: PastLift
  readonly index: number
  readonly changes: PastChanges
  readonly onSay: (text: string) => void
}

/** Adds a set to an exercise and leads into it: by `add`, or by Enter in the last field of `section`. */
export function useAddRow({ lift, index, changes, onSay }: Subject) {
  const words = useWords(pastMessages)
  const nameOf = useSetName()
  const section = useRef<HTMLElement>(null)
  const add = (like: 'last' | 'empty') => {
    changes.addRow(index, like)
    // It is of the kind of the last one.
    const rows = [...lift.rows, { kind: lift.rows.at(-1)?.kind ?? 'work' }]
    onSay(words.setAdded({ name: nameOf(rows, lift.rows.length) }))
    // Once the row stands there, it is typed into.
    requestAnimationFrame(() =>
      section.current?.querySelector<HTMLInputElement>('fieldset:last-of-type input')?.focus(),
    )
  }
  const key = (event: KeyboardEvent) => {
    const last = lift.rows.at(-1)
    const inputs = section.current?.querySelectorAll('input')
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.target !== inputs?.[inputs.length - 1]) return
    // Who types no further set goes on to the next exercise.
    if (!last || isBlank(last)) return
    event.preventDefault()
    event.stopPropagation()
    add('empty')
  }
  return { section, add, key }
}
