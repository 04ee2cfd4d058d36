import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { BodyMeasureChange } from '@fonte/domain/body/body-measure'
import { createObservable } from '../../../platform/observable.ts'

/** What the server has just stored or deleted for this device: the log need not wait until it is told. */
export type LogNews =
  | { readonly stored: HistoryEntryWithSets }
  | { readonly gone: string }
  | { readonly measures: readonly BodyMeasureChange[] }

/** The log of this device, which takes news in; null as long as the page does not have it. */
export const pageLog = createObservable<{ readonly take: (news: LogNews) => Promise<void> } | null>(null)
