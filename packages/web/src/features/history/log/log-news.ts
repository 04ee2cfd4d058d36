import type { HistoryEntryWithSets } from '@fonte/contract/history'
import type { BodyMeasureChange } from '@fonte/domain/body/body-measure'
import { createObservable } from '../../../platform/observable.ts'

/** What the server has just stored or deleted for this device: the log need not wait until it is told. */
export type LogNews =
  | { readonly stored: HistoryEntryWithSets }
  | { readonly gone: string }
  | { readonly measures: readonly BodyMeasureChange[] }

const latest = createObservable<LogNews | null>(null)

/** Tells the log of this device. */
export const tellLog = (news: LogNews): void => latest.set(news)

/** Calls back with everything that the log is told. */
export const onLogNews = (listener: (news: LogNews) => void): (() => void) =>
  latest.subscribe(() => {
    const news = latest.get()
    if (news) listener(news)
  })
