import type { FileAnswer } from '../../file-reading.ts'
import { isExport } from '../../restore/upcast-export.ts'
import type { ReadOptions } from '../../table/dialect.ts'
import { isRecord, own } from './json-values.ts'
import { isLiftosaurState, readLiftosaurState } from './liftosaur-state.ts'
import { readWger, wgerRecords } from './wger.ts'

/** What JSON is that stands for itself: an export of Fonte's own, handed on as it is, or the state of an app; null where it is neither. */
export function readWholeJson(content: unknown, options: ReadOptions): FileAnswer | null {
  const format = isRecord(content) ? own(content, 'format') : undefined
  if (format === 'fonte-program') return { outcome: 'own', format, content }
  if (isExport(content)) return { outcome: 'own', format: 'fonte', content }
  return isLiftosaurState(content) ? readLiftosaurState(content, options) : null
}

/** What any other JSON is: saved answers of an app's server, one or several in a list. */
export function readPages(content: unknown, options: ReadOptions): FileAnswer {
  const wger = wgerRecords(content)
  if (wger) return readWger(wger, options)
  return { outcome: 'refused', refusal: { reason: 'unknown', columns: isRecord(content) ? shownKeys(content) : [] } }
}

const shownKeys = (content: object): readonly string[] =>
  Object.keys(content)
    .slice(0, 50)
    .map((key) => key.slice(0, 80))
