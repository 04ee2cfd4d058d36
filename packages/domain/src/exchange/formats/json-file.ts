import type { FileAnswer } from '../file-reading.ts'

/** What JSON is: an export of Fonte's own, handed on as it is, or of another app. */
export function readJson(content: unknown): FileAnswer {
  const format = isRecord(content) ? content.format : undefined
  if (format === 'fonte' || format === 'fonte-program') return { outcome: 'own', format, content }
  return { outcome: 'refused', refusal: { reason: 'unknown', columns: isRecord(content) ? shownKeys(content) : [] } }
}

const shownKeys = (content: object): readonly string[] =>
  Object.keys(content)
    .slice(0, 50)
    .map((key) => key.slice(0, 80))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
