import { useState } from 'react'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import type { FileCheck } from '../check/file-check.ts'
import { madeExercises, rememberedChoices } from '../check/name-choices.ts'
import type { FileWorker } from '../file/file-worker.ts'
import { enqueueImport, listedFileName } from './import-commands.ts'

/** An import that was begun on this page. */
export interface SentImport {
  readonly id: string
  readonly workouts: number
}

/** Puts an import into the outbox once its reader agrees; from then on it goes on by itself. */
export function useSendImport(onSent: () => void) {
  const [sent, setSent] = useState<SentImport | null>(null)
  const { run, pending } = useKeptChange(async (check: FileCheck, worker: FileWorker) => {
    const { chosen, summary, choices, wanted } = check
    const parts = await worker.parts(wanted)
    const id = newUuid()
    const file_name = listedFileName(chosen.name, summary.format)
    const names = rememberedChoices(choices, summary)
    const begun = { id, format: summary.format, file_name, rows: summary.rows, names }
    await enqueueImport(begun, madeExercises(choices, summary), parts)
    setSent({ id, workouts: parts.reduce((sum, { workouts }) => sum + workouts, 0) })
    onSent()
  })
  return { sent, send: run, pending, forget: () => setSent(null) }
}
