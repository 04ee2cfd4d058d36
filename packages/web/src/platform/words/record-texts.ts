import { alikeInPounds } from '@fonte/domain/statistics/exercise-progress'
import type { LoadedSet } from '@fonte/domain/statistics/performances'
import type { Best, PersonalRecord, RecordKind } from '@fonte/domain/statistics/records'
import { exactPounds, inUnit, type StoredWeight } from '@fonte/domain/units/weight'
import { useMemo } from 'react'
import { recordWords } from './record-words.ts'
import { type Formats, useFormats } from './words.ts'

/** How loads, estimates and records are told in the language and the unit of the reader. */
export interface RecordTexts {
  /** The load of a set with its unit; one below nothing is an assistance, and null is none at all. */
  readonly carried: (done: LoadedSet) => string | null
  /** An estimate in kg without its unit: to the half kilogram, or to the pound. */
  readonly estimate: (value: number, done: LoadedSet | null) => string
  /** What a best came to, with its unit. */
  readonly value: (kind: RecordKind, best: Best) => string
  /** What a record is in, figures and all. */
  readonly told: (record: PersonalRecord) => string
}

export function useRecordTexts(): RecordTexts {
  const formats = useFormats()
  return useMemo(() => recordTexts(formats), [formats])
}

function recordTexts({ lang, unit, number, weight }: Formats): RecordTexts {
  const words = recordWords(lang)
  const withUnit = (figure: string) => `${figure}\u00a0${unit}`
  const load = (of: StoredWeight) =>
    of.weight < 0 ? words.assistance({ load: withUnit(weight(opposite(of))) }) : withUnit(weight(of))
  const carried = (done: LoadedSet) => (done.load.weight === 0 ? null : load(done.load))
  const estimate = (value: number, done: LoadedSet | null) =>
    number(unit === 'lb' ? Math.round(inPounds(value, done)) : Math.round(value * 2) / 2)
  const whole = (volume: StoredWeight) => withUnit(number(Math.round(inUnit(unit, volume))))
  const amount = ({ value: most, done, workout }: Best) => {
    if (!done) return whole(workout.volume)
    return most === 0 ? words.unloaded : load(alikeInPounds(most, done))
  }
  const value = (kind: RecordKind, best: Best) => {
    if (kind === 'one-rep-max') return withUnit(estimate(best.value, best.done))
    if (kind === 'hold') return `${number(best.value)}\u00a0s`
    if (kind === 'distance') return `${number(best.value)}\u00a0m`
    return kind === 'reps' ? number(best.value) : amount(best)
  }
  /** More than an assisted set: by how little help, as long as no load is known. */
  const assisted = ({ value: most, done }: PersonalRecord) => {
    if (most > 0 || !done) return words.toldHeaviest({ load: done ? load(done.load) : '' })
    return most === 0
      ? words.toldNoAssistance
      : words.toldLessAssistance({ load: withUnit(weight(opposite(done.load))) })
  }
  const told = (record: PersonalRecord) => {
    const { kind, done } = record
    const shown = value(kind, record)
    const carriedLoad = done && carried(done)
    switch (kind) {
      case 'one-rep-max':
        return words.toldOneRepMax({ load: shown })
      case 'heaviest':
        return record.before.value < 0 ? assisted(record) : words.toldHeaviest({ load: shown })
      case 'n-rep':
        return words.toldReps({ reps: done?.set.reps ?? 0, load: carriedLoad && shown })
      case 'reps':
        return words.toldReps({ reps: record.value, load: carriedLoad })
      case 'set':
        return words.toldSet({ load: shown })
      case 'workout':
        return words.toldWorkout({ load: shown })
      case 'hold':
        return words.toldHold({ amount: shown, load: carriedLoad })
      case 'distance':
        return words.toldDistance({ amount: shown, load: carriedLoad })
    }
  }
  return { carried, estimate, value, told }
}

const opposite = ({ weight, weight_lb }: StoredWeight): StoredWeight => ({
  weight: -weight,
  ...(weight_lb !== undefined && { weight_lb: -weight_lb }),
})

const inPounds = (value: number, done: LoadedSet | null): number =>
  (done && alikeInPounds(value, done).weight_lb) ?? exactPounds(value)
