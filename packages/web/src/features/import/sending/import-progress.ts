import { useMemo } from 'react'
import { type Pending, usePending } from '../../../platform/outbox/device-outbox.ts'
import { importWorkoutsKind, type WaitingPart } from './import-outbox.ts'

/** How far an import has come. */
export interface ImportProgress {
  readonly import_id: string
  readonly file_name: string
  /** Workouts that the server has answered, of so many. */
  readonly sent: number
  readonly of: number
  /** The code of the refusal that holds it up; null as long as it goes on. */
  readonly refusal: string | null
  /** Whether the last try found no network. */
  readonly isOffline: boolean
}

/** The imports of which parts wait, oldest first. */
export function progressOf(waiting: readonly Pending<WaitingPart>[]): readonly ImportProgress[] {
  const imports = new Map<string, ImportProgress>()
  for (const { payload, refusal, last_error } of waiting) {
    const { import_id, file_name, of, workouts } = payload
    const before = imports.get(import_id) ?? { import_id, file_name, sent: of, of, refusal: null, isOffline: false }
    imports.set(import_id, {
      ...before,
      sent: before.sent - workouts,
      refusal: before.refusal ?? refusal?.code ?? null,
      isOffline: before.isOffline || last_error === 'network',
    })
  }
  return [...imports.values()]
}

/** The imports that are under way on this device. */
export function useImportProgress(): readonly ImportProgress[] {
  const waiting = usePending(importWorkoutsKind)
  return useMemo(() => progressOf(waiting), [waiting])
}
