import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { afterEach, expect, it } from 'vitest'
import { type LogNews, pageLog } from '../log/log-news.ts'
import { deleteMeasureKind, importEntityKey, putMeasureKind, putMeasuresKind, waitingMeasures } from './body-outbox.ts'

afterEach(() => pageLog.set(null))

const weight = (day: string, value: number): BodyMeasure => ({ day, kind: 'weight', value })

it('what waits of measures is laid over those of the log, many at once and one by one, in its order', () => {
  const measures = [weight('2026-01-01', 80), weight('2026-01-02', 81)]
  const rows = [
    { kind: putMeasuresKind.kind, payload: { measures } },
    { kind: putMeasureKind.kind, payload: weight('2026-01-02', 82) },
    { kind: deleteMeasureKind.kind, payload: { day: '2026-01-01', kind: 'weight' } },
    { kind: 'put-gym', payload: {} },
  ]
  expect(waitingMeasures(rows.map((row) => ({ ...row, refusal: null })))).toEqual([
    ...measures,
    weight('2026-01-02', 82),
    { day: '2026-01-01', kind: 'weight', value: null },
  ])
})

it('many measures are named by how many they are', () => {
  const measures = [weight('2026-01-01', 80), weight('2026-01-02', 81)]
  expect(putMeasuresKind.label({ measures }, 'fr')).toBe('2 mesures du corps')
  expect(putMeasuresKind.label({ measures: measures.slice(1) }, 'en')).toBe('1 body measurement')
})

it('measures of a file wait for their import, by which they are undone', () => {
  const measures = [weight('2026-01-01', 80)]
  expect(putMeasuresKind.needs?.({ measures, import_id: 'i' })).toEqual([importEntityKey('i')])
  expect(putMeasuresKind.needs?.({ measures })).toEqual([])
})

it('measures of a file are shown as the server has them: what was measured there before stays', () => {
  const told: LogNews[] = []
  pageLog.set({ take: async (news) => void told.push(news) })
  const measures = [weight('2026-01-01', 80), weight('2026-01-02', 81)]
  const items = [weight('2026-01-01', 79), weight('2026-01-02', 81)]
  putMeasuresKind.sent?.({ items }, { measures, import_id: 'i' })
  expect(told).toEqual([{ measures: items }])
})
