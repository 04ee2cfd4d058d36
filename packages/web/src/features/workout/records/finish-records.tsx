import { type PersonalRecord, recordsOfWorkout } from '@fonte/domain/statistics/records'
import { localized } from '@fonte/domain/words/localized'
import type { Finished } from '@fonte/domain/workout/state'
import { useMemo } from 'react'
import { useRecordTexts } from '../../../platform/words/record-texts.ts'
import { recordWords } from '../../../platform/words/record-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Title } from '../../../ui/typography.tsx'
import { ExerciseName } from '../../exercise/exercise-name.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { atItsPlace } from '../../history/at-its-place.ts'
import type { EndedWorkout } from '../running/workout-records.ts'
import { type RecordReading, useWorkoutRecords } from './use-workout-records.ts'

/** The most telling record of each exercise of the workout, with what it beat; nothing where none was set. */
export function FinishRecords({ workout: { workout_id, state } }: { workout: EndedWorkout }) {
  const words = useWords(recordWords)
  const { find } = useExercises()
  const reading = useWorkoutRecords(workout_id, find)
  const lines = useMemo(
    () => (reading.isReady ? recordsIn(state, workout_id, reading) : []),
    [state, workout_id, reading],
  )
  if (lines.length === 0) return null
  return (
    <section className="grid gap-2" aria-label={words.records}>
      <Title className="text-22">{words.records}</Title>
      <ul className="record-list">
        {lines.map(({ place, record }) => (
          <RecordLine key={place.id} place={place} record={record} />
        ))}
      </ul>
    </section>
  )
}

type Place = Finished['places'][number]

interface Line {
  readonly place: Place
  readonly record: PersonalRecord
}

function RecordLine({ place, record }: Line) {
  const words = useWords(recordWords)
  const { lang, date } = useFormats()
  const texts = useRecordTexts()
  const { kind, before } = record
  const beaten = words.before({
    value: texts.value(kind, before),
    day: date(atItsPlace(before.workout.entry), 'shortDate'),
  })
  return (
    <li className="told">
      <i className="record-disc" aria-hidden="true" />
      <span className="grid min-w-0">
        <ExerciseName
          exerciseId={place.exercise_id}
          name={localized(place, 'name', lang)}
          className="strong-text underline underline-offset-4"
        />
        <span>{texts.told(record)}</span>
        <span className="secondary-text">{beaten}</span>
      </span>
    </li>
  )
}

/** An exercise that stands twice is told at its first place. */
function recordsIn(state: Finished, workoutId: string, { recordsOf }: RecordReading): readonly Line[] {
  const places = new Map<string, Place>()
  for (const place of state.places) if (!places.has(place.exercise_id)) places.set(place.exercise_id, place)
  return [...places.values()].flatMap((place) => {
    const [record] = recordsOfWorkout(recordsOf(state, place.exercise_id), workoutId)
    return record ? [{ place, record }] : []
  })
}
