// @vitest-environment happy-dom
import { usualEstimate } from '@fonte/domain/statistics/e1rm'
import { performancesOf } from '@fonte/domain/statistics/performances'
import { type RecordKind, recordBook, recordsOfWorkout } from '@fonte/domain/statistics/records'
import { entryOf, setOf } from '@fonte/domain/test-kit/log-entries'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { switchLanguage } from './language.ts'
import { useRecordTexts } from './record-texts.ts'
import { switchUnit } from './unit.ts'

type Lift = readonly [reps: number, weight: number, details?: Parameters<typeof setOf>[3]]

/** What the second of two workouts is told to have beaten, without no-break spaces, by kind. */
function told(share: number, first: Lift, second: Lift): Partial<Record<RecordKind, string>> {
  const entries = [first, second].map((lift, at) =>
    entryOf(`2026-11-0${at + 1}T18:00:00.000Z`, [setOf('lift', ...lift)]),
  )
  const known = { exercises: new Map([['lift', { body_share: share }]]), bodyWeightAt: () => null }
  const { records } = recordBook(performancesOf(entries, known), usualEstimate)
  const texts = renderHook(useRecordTexts).result.current
  return Object.fromEntries(
    recordsOfWorkout(records, entries[1]?.id ?? '').map((record) => [
      record.kind,
      texts.told(record).replaceAll('\u00a0', ' '),
    ]),
  )
}

afterEach(() => {
  switchLanguage('fr')
  switchUnit('kg')
})

it('a record is told with its figures, in both languages', () => {
  expect(told(0, [6, 90], [6, 92.5])).toEqual({
    'one-rep-max': '1RM estimé, 111 kg',
    heaviest: 'charge la plus lourde, 92,5 kg',
    'n-rep': '6 répétitions à 92,5 kg',
    set: 'meilleure série, 555 kg',
    workout: 'volume de la séance, 555 kg',
  })
  expect(told(0, [1, 90], [2, 90]).reps).toBe('2 répétitions à 90 kg')
  switchLanguage('en')
  expect(told(0, [6, 90], [7, 90]).reps).toBe('7 reps at 90 kg')
  expect(told(0, [6, 90], [6, 92.5])['one-rep-max']).toBe('estimated 1RM, 111 kg')
})

it('a record in pounds is told by the pounds that were typed, an estimate to the pound', () => {
  switchUnit('lb')
  const pounds = told(0, [5, 61.23, { weight_lb: 135 }], [5, 63.5, { weight_lb: 140 }])
  expect([pounds['one-rep-max'], pounds.heaviest]).toEqual(['1RM estimé, 163 lb', 'charge la plus lourde, 140 lb'])
})

it('a hold and a carry are told with their load, where they had one', () => {
  expect(told(0, [0, 0, { seconds: 45 }], [0, 0, { seconds: 60 }]).hold).toBe('plus longue durée, 60 s')
  expect(told(0, [0, 24, { distance: 20 }], [0, 24, { distance: 30 }]).distance).toBe(
    'plus longue distance, 30 m à 24 kg',
  )
})

it('repetitions of the body alone are told without a load', () => {
  expect(told(1, [10, 0], [11, 0]).reps).toBe('11 répétitions')
  expect(told(1, [8, 0, { assist: 30 }], [8, 0])['n-rep']).toBe('8 répétitions')
  switchLanguage('en')
  expect(told(1, [10, 0], [11, 0]).reps).toBe('11 reps')
})

it('less assistance is told as such while nobody knows the load', () => {
  const assist = (kg: number): Lift => [8, 0, { assist: kg }]
  expect(told(1, assist(30), assist(20)).heaviest).toBe('moins d’assistance, 20 kg')
  expect(told(1, assist(30), [8, 0]).heaviest).toBe('sans assistance')
  expect(told(1, assist(30), [8, 5]).heaviest).toBe('charge la plus lourde, 5 kg')
  expect(told(1, assist(30), [9, 0, { assist: 30 }]).reps).toBe('9 répétitions à 30 kg d’assistance')
})
