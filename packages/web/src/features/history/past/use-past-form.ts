import {
  addLifts,
  addRow,
  askDetail,
  askNotes,
  chooseKind,
  chooseSide,
  moveLift,
  moveRow,
  noteLift,
  noteRow,
  type PastField,
  removeLift,
  removeRow,
  restoreLift,
  typeFigure,
} from '@fonte/domain/history/past/editing'
import type { PastDetail, PastForm, PastLift } from '@fonte/domain/history/past/form'
import type { SetKind } from '@fonte/domain/set/kind'
import type { Side } from '@fonte/domain/set/set-details'
import { useMemo, useState } from 'react'

/** Everything that can be done to the form. The functions never change, so that a key typed redraws one exercise only. */
export interface PastChanges {
  readonly text: (field: 'name' | 'day' | 'start' | 'minutes' | 'note', value: string) => void
  readonly reset: (form: PastForm) => void
  readonly add: (picked: readonly Pick<PastLift, 'exercise_id' | 'name'>[]) => void
  readonly remove: (index: number) => void
  /** Brings a removed exercise back to where it was. */
  readonly restore: (index: number, lift: PastLift) => void
  readonly move: (from: number, to: number) => void
  readonly note: (index: number, note: string) => void
  readonly addRow: (index: number, like: 'last' | 'empty') => void
  readonly removeRow: (index: number, row: number) => void
  readonly moveRow: (index: number, from: number, to: number) => void
  readonly noteRow: (index: number, row: number, note: string) => void
  readonly askNotes: (index: number) => void
  readonly figure: (index: number, row: number, field: PastField, value: string) => void
  readonly kind: (index: number, row: number, kind: SetKind) => void
  readonly side: (index: number, row: number, side: Side | undefined) => void
  readonly ask: (index: number, detail: PastDetail) => void
}

/** The form of a past workout and the ways to change it. */
export function usePastForm(initial: () => PastForm): { readonly form: PastForm; readonly changes: PastChanges } {
  const [form, setForm] = useState(initial)
  const changes = useMemo((): PastChanges => {
    const lifts = (next: (before: readonly PastLift[]) => readonly PastLift[]) =>
      setForm((before) => ({ ...before, lifts: next(before.lifts) }))
    return {
      text: (field, value) => setForm((before) => ({ ...before, [field]: value })),
      reset: setForm,
      add: (picked) => lifts((before) => addLifts(before, picked)),
      remove: (index) => lifts((before) => removeLift(before, index)),
      restore: (index, lift) => lifts((before) => restoreLift(before, index, lift)),
      move: (from, to) => lifts((before) => moveLift(before, from, to)),
      note: (index, note) => lifts((before) => noteLift(before, index, note)),
      addRow: (index, like) => lifts((before) => addRow(before, index, like)),
      removeRow: (index, row) => lifts((before) => removeRow(before, index, row)),
      moveRow: (index, from, to) => lifts((before) => moveRow(before, index, from, to)),
      noteRow: (index, row, note) => lifts((before) => noteRow(before, index, row, note)),
      askNotes: (index) => lifts((before) => askNotes(before, index)),
      figure: (index, row, field, value) => lifts((before) => typeFigure(before, index, row, field, value)),
      kind: (index, row, kind) => lifts((before) => chooseKind(before, index, row, kind)),
      side: (index, row, side) => lifts((before) => chooseSide(before, index, row, side)),
      ask: (index, detail) => lifts((before) => askDetail(before, index, detail)),
    }
  }, [])
  return { form, changes }
}
