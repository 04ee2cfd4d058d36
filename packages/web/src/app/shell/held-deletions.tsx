import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { useEffect } from 'react'
import { deleteMeasureKind } from '../../features/history/body/body-outbox.ts'
import { bodyWords } from '../../features/history/body/body-words.ts'
import { historyMessages } from '../../features/history/history-messages.ts'
import { deleteWorkoutKind, type WorkoutDeletion } from '../../features/history/history-outbox.ts'
import { programMessages } from '../../features/program/program-messages.ts'
import { deleteProgramKind } from '../../features/program/program-outbox.ts'
import { bodyMessages } from '../../features/statistics/body/body-messages.ts'
import { now } from '../../platform/clock.ts'
import { localNoon } from '../../platform/local-day.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { longestHold } from '../../platform/outbox/next-entry.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { type Formats, useFormats } from '../../platform/words/words.ts'
import { useUndoOffer, wasOffered } from '../../ui/use-held-deletion.ts'

/** A deletion from before the page was loaded anew can still be taken back, for what is left of its time. */
export function HeldDeletions(): null {
  const offer = useUndoOffer()
  const formats = useFormats()
  useEffect(() => {
    const held = outbox.entries.get().findLast((row) => isHeld(row) && said(row, formats))
    const saying = held && said(held, formats)
    if (held && saying) offer({ id: held.id, time: held.hold_until - now(), ...saying })
  }, [offer, formats])
  return null
}

function isHeld({ id, hold_until, refusal }: OutboxRow): boolean {
  const left = hold_until - now()
  return !refusal && left > 0 && left <= longestHold && !wasOffered(id)
}

/** What is said of a deletion; undefined of a write of another kind. */
function said({ kind, payload }: OutboxRow, { lang, date }: Formats) {
  if (kind === deleteWorkoutKind.kind) {
    return { words: historyMessages(lang), name: (payload as WorkoutDeletion).entry.program_name }
  }
  if (kind === deleteProgramKind.kind) {
    return { words: programMessages(lang), name: (payload as { readonly name: string }).name }
  }
  if (kind === deleteMeasureKind.kind) {
    const measure = payload as Pick<BodyMeasure, 'day' | 'kind'>
    const name = `${bodyWords(lang).kind(measure.kind)}, ${date(localNoon(measure.day))}`
    return { words: bodyMessages(lang), name }
  }
  return undefined
}
