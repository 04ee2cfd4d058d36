import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { BodyMeasureChange } from '@fonte/domain/body/body-measure'

/** What the server has just stored or deleted for this device: the log need not wait until it is told. */
export type LogNews =
  | { readonly stored: HistoryEntryWithSets }
  | { readonly gone: string }
  | { readonly measures: readonly BodyMeasureChange[] }

let listening: ((news: LogNews) => void) | undefined

/** Tells the log of this device; before a page has the log, it has nothing to take in. */
export const tellLog = (news: LogNews): void => listening?.(news)

/** Calls back with everything that the log is told. */
export const onLogNews = (listener: (news: LogNews) => void): void => {
  listening = listener
}
