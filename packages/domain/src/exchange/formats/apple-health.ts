import { dateColumn } from '../dates/date-column.ts'
import { dayOfMoment } from '../dates/moment-day.ts'
import type { FileAnswer } from '../file-reading.ts'
import type { ImportedMeasure } from '../imported-workout.ts'
import type { ReadOptions } from '../table/dialect.ts'
import { readNumber } from '../table/number-column.ts'
import { weightUnitOf } from '../values/written-unit.ts'
import { closeReading, refuse } from '../workouts/close-reading.ts'
import { type FileReport, newReport } from '../workouts/report.ts'

/** The text of an export while it comes in. */
type HealthFile = { readonly push: (text: string) => void; readonly end: () => FileAnswer }

/** A tag that is longer is none of those that are looked for. */
const longestTag = 16_384

const quantities: Readonly<Record<string, 'weight' | 'fat'>> = {
  HKQuantityTypeIdentifierBodyMass: 'weight',
  HKQuantityTypeIdentifierBodyFatPercentage: 'fat',
}

const strength = /StrengthTraining$/u

/** Whether a text begins as Apple Health's export does. */
export const isAppleHealth = (head: string): boolean => /^(?:<\?xml|<!DOCTYPE\s+HealthData|<HealthData)/iu.test(head)

/**
 * Reads weights and body fat of Apple Health's export tag by tag: nothing of the rest is kept, and no entity is resolved. Its
 * workouts have no sets: they are counted. A file that declares entities is refused.
 */
export function appleHealth(options: ReadOptions): HealthFile {
  const report = newReport()
  const found: Found[] = []
  const seen = { isHealth: false, hasEntities: false }
  let text = ''
  let line = 1

  const readTag = (tag: string) => {
    if (tag.startsWith('<HealthData')) seen.isHealth = true
    else if (tag.startsWith('<!ENTITY')) seen.hasEntities = true
    else if (tag.startsWith('<Record ')) found.push(...recordOf(tag, line))
    else if (tag.startsWith('<Workout ') && strength.test(attribute(tag, 'workoutActivityType'))) {
      report.remark('workouts-without-sets')
    }
  }

  const readAll = () => {
    let at = 0
    const moveTo = (next: number) => {
      line += breaksIn(text.slice(at, next))
      at = next
    }
    for (;;) {
      const open = text.indexOf('<', at)
      moveTo(open === -1 ? text.length : open)
      if (open === -1) break
      const close = endOfTag(text, open)
      if (close === -1) {
        if (text.length - open <= longestTag) break
        moveTo(open + 1)
        continue
      }
      const tag = text.slice(open, close)
      if (tag.endsWith('>') || tag.endsWith('[')) readTag(tag)
      moveTo(close)
    }
    text = text.slice(at)
  }

  return {
    push: (piece) => {
      text += piece
      readAll()
    },
    end: () => {
      if (seen.hasEntities) return refuse({ reason: 'broken', line: 1 })
      if (!seen.isHealth) return refuse({ reason: 'unknown', columns: [] })
      const measures = measuresOf(found, report, options)
      return closeReading({ format: 'apple-health', workouts: [], measures, rows: found.length, report })
    },
  }
}

type Found = {
  readonly line: number
  readonly kind: 'weight' | 'fat'
  readonly date: string
  readonly value: string
  readonly unit: string
}

function recordOf(tag: string, line: number): readonly Found[] {
  const type = attribute(tag, 'type')
  const kind = Object.hasOwn(quantities, type) ? quantities[type] : undefined
  if (kind === undefined) return []
  return [
    { line, kind, date: attribute(tag, 'startDate'), value: attribute(tag, 'value'), unit: attribute(tag, 'unit') },
  ]
}

/** LF ends a line, with or without CR before it. */
const breaksIn = (text: string): number => text.split('\n').length - 1

/** The value of an attribute as it stands there: those that are looked for have no entities. */
const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag)?.[1] ?? ''

/**
 * The place after a tag; that of a document type ends where its declarations begin. The place of another `<` outside quotes
 * where one comes first: what stands before it is no tag. -1 where the text ends before.
 */
function endOfTag(text: string, open: number): number {
  const isDocumentType = text.startsWith('<!DOCTYPE', open)
  let isQuoted = false
  const last = Math.min(text.length, open + longestTag)
  for (let at = open + 1; at < last; at += 1) {
    const sign = text[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && sign === '<') return at
    else if (!isQuoted && (sign === '>' || (isDocumentType && sign === '['))) return at + 1
  }
  return -1
}

/** The last value of each day: earlier ones were corrected, or weighed in between. */
function measuresOf(found: readonly Found[], report: FileReport, options: ReadOptions): readonly ImportedMeasure[] {
  const dates = dateColumn(
    found.map(({ date }) => localTime(date)),
    options,
  )
  const last = new Map<string, { readonly date: string; readonly measure: ImportedMeasure }>()
  for (const { line, kind, date, value, unit } of found) {
    const moment = dates.read(localTime(date))
    const figure = readNumber(value, '.')
    if (moment === null) report.problem(line, 'date', date)
    else if (typeof figure !== 'number' || figure <= 0) report.problem(line, 'number', value)
    else {
      const day = dayOfMoment(moment)
      const key = `${kind} ${day}`
      const before = last.get(key)
      const written =
        kind === 'fat' ? ({ figure: figure * 100, unit: '%' } as const) : { figure, unit: weightUnitOf(unit) }
      if (!before || before.date <= date) last.set(key, { date, measure: { line, day, kind, value: written } })
    }
  }
  return [...last.values()].map(({ measure }) => measure)
}

/** The clock on the wall: a measure belongs to the day on which it was taken there. */
const localTime = (date: string): string => date.replace(/\s[+-]\d{4}$/u, '')
