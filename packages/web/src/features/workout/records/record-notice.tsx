import { type PersonalRecord, recordKinds } from '@fonte/domain/statistics/records'
import { localized } from '@fonte/domain/words/localized'
import { currentStep, recordedSets } from '@fonte/domain/workout/selectors'
import type { WorkoutState } from '@fonte/domain/workout/state'
import { memo, useEffect, useMemo } from 'react'
import { now } from '../../../platform/clock.ts'
import { whenDrawnAndIdle } from '../../../platform/idle/idle.ts'
import { useRecordTexts } from '../../../platform/words/record-texts.ts'
import { recordWords } from '../../../platform/words/record-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { still } from '../cues/cue-settings.ts'
import { useGuided } from '../guided.ts'
import { type RecordReading, useWorkoutRecords } from './use-workout-records.ts'

/**
 * The most telling record of the set that was just done, until something else happens: a quiet line, said aloud as well.
 * The place that says it is always there, since screen readers tell what changes in one.
 */
export const RecordNotice = memo(function RecordNotice({ workoutId }: { workoutId: string }) {
  const words = useWords(recordWords)
  const { lang } = useFormats()
  const { state, library } = useGuided()
  const reading = useWorkoutRecords(workoutId, library.find)
  usePreparation(state, reading)
  const texts = useRecordTexts()
  const record = useMemo(() => (reading.isReady ? justSet(state, reading) : null), [state, reading])
  const last = recordedSets(state).at(-1)
  const place = state.places.find(({ id }) => id === last?.place)
  useShake(record ? (last?.at ?? null) : null)
  return (
    <div className="record-notice" role="status">
      {record && (
        <p>
          <i className="record-disc" aria-hidden="true" />
          <b className="shrink-0">{words.record(texts.told(record))}</b>{' '}
          {/* In a superset it stands over the next exercise. */}
          {place && <span className="secondary-text min-w-0 truncate">{localized(place, 'name', lang)}</span>}
        </p>
      )}
    </div>
  )
})

/** So short (ms) that it is felt and not heard. */
const shake = 15

/** After so long (ms) a record is no news: the page was opened again. */
const staleNews = 2_000

/** The phone shakes shortly at a record, once for the instant (epoch ms) at which it was set, unless it is to keep still. */
function useShake(setAt: number | null): void {
  useEffect(() => {
    if (setAt !== null && now() - setAt < staleNews && !still.get()) navigator.vibrate?.(shake)
  }, [setAt])
}

/** The log is gone through while the lifter lifts, not when the set is done. */
function usePreparation(state: WorkoutState, { isReady, prepare }: RecordReading): void {
  const current = currentStep(state)?.place.exercise_id
  useEffect(() => {
    if (!isReady || current === undefined) return
    return whenDrawnAndIdle(() => prepare(current))
  }, [isReady, prepare, current])
}

/** The most telling record of the last set, while that was the last that happened, or its rest goes on. */
function justSet(state: WorkoutState, { recordsOf }: RecordReading): PersonalRecord | null {
  if (state.status !== 'lifting' && state.status !== 'resting') return null
  const last = recordedSets(state).at(-1)
  if (!last || (state.status === 'lifting' && state.last_at !== last.at)) return null
  const own = state.recorded.filter(({ exercise_id }) => exercise_id === last.exercise_id)
  const records = recordsOf(state, last.exercise_id).filter(
    ({ done, workout }) => done === workout.sets[own.length - 1],
  )
  return recordKinds.flatMap((kind) => records.find((record) => record.kind === kind) ?? [])[0] ?? null
}
