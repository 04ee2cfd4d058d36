import { type OneRepMaxFormula, oneRepMaxFormulas } from '@fonte/domain/statistics/e1rm'
import type { ExerciseProgress, ProgressPoint } from '@fonte/domain/statistics/exercise-progress'
import { exactPounds } from '@fonte/domain/units/weight'
import { Link } from '@tanstack/react-router'
import { useRecordTexts } from '../../../../platform/words/record-texts.ts'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Section } from '../../../../ui/section.tsx'
import { Select } from '../../../../ui/select.tsx'
import { atItsPlace } from '../../../history/at-its-place.ts'
import { chooseEstimate, useEstimateChoice } from '../../../history/estimate-choice.ts'
import { ChartTable } from '../../charts/chart-table.tsx'
import { exerciseProgressMessages } from '../exercise-progress-messages.ts'
import { useDoneText } from '../figure-texts.ts'
import { bestOf } from './best-of.ts'
import { Staircase } from './staircase.tsx'

interface Props {
  progress: ExerciseProgress
  /** Why there is no estimate although there are repetitions. */
  without: 'above' | 'noBodyWeight' | null
}

const formulaNames: Readonly<Record<OneRepMaxFormula, string>> = { epley: 'Epley', brzycki: 'Brzycki' }

/** The best of each workout as a staircase, with its sentence and its table. */
export function ProgressChart({ progress, without }: Props) {
  const words = useWords(exerciseProgressMessages)
  const title = useMeasureName(progress)
  const isEstimate = progress.measure === 'one-rep-max'
  const notCounted = isEstimate ? `${words.noEstimateInPeriod} ${words.estimated}` : words.nothingCounts
  return (
    <Section title={title} action={isEstimate || without === 'above' ? <Formula /> : undefined}>
      {without !== null && (
        <p className="mb-3">
          {words[without]} {without === 'noBodyWeight' && <Link to="/stats/body">{words.toBodyWeight}</Link>}
        </p>
      )}
      {progress.points.length === 0 ? (
        <p>{progress.performances.length === 0 ? words.nothingInPeriod : notCounted}</p>
      ) : (
        <>
          <Drawing progress={progress} title={title} />
          <p className="secondary-text mt-2">
            {words.legend} {isEstimate && words.estimated}
          </p>
          <PointTable progress={progress} title={title} />
        </>
      )}
    </Section>
  )
}

function Drawing({ progress, title }: { progress: ExerciseProgress; title: string }) {
  const words = useWords(exerciseProgressMessages)
  const { number, unit } = useFormats()
  const pointText = usePointText(progress)
  const { points, pauses, best_before, measure, period } = progress
  const best = bestOf(progress)
  const first = points[0]
  if (!best || !first) return null
  const top = pointText(best)
  const label =
    points.length === 1
      ? words.onePoint({ name: title, value: top, standing: standingOf(first, best_before) })
      : words.chartSentence({
          name: title,
          from: pointText(lowestOf(points)),
          to: top,
          count: points.filter(({ is_record }) => is_record).length,
          gaps: pauses.length,
        })
  const times = measure === 'one-rep-max' && unit === 'lb' ? exactPounds(1) : 1
  const drawn = {
    points: points.map((point) => ({ ...point, value: point.value * times })),
    best_before: best_before === null ? null : best_before * times,
  }
  const is_whole = measure !== 'one-rep-max'
  return <Staircase drawn={{ ...drawn, pauses, period, is_whole }} label={label} best={top} scale={number} />
}

function PointTable({ progress, title }: { progress: ExerciseProgress; title: string }) {
  const words = useWords(exerciseProgressMessages)
  const { date } = useFormats()
  const pointText = usePointText(progress)
  const doneText = useDoneText()
  const { points } = progress
  return (
    <ChartTable
      title={title}
      columns={[words.day, words.set, title, words.isRecord]}
      rows={points.toReversed().map((point) => ({
        key: point.workout.entry.id,
        cells: [
          date(atItsPlace(point.workout.entry)),
          doneText(point.done.set),
          pointText(point),
          point.is_record ? words.isRecord : '',
        ],
      }))}
    />
  )
}

/** By which formula estimates are made, and whether what was left counts. */
function Formula() {
  const words = useWords(exerciseProgressMessages)
  const choice = useEstimateChoice()
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <Select
        aria-label={words.formula}
        value={choice.formula}
        options={oneRepMaxFormulas.map((value) => ({ value, label: formulaNames[value] }))}
        onChange={({ currentTarget: { value } }) =>
          chooseEstimate({ ...choice, formula: oneRepMaxFormulas.find((each) => each === value) ?? choice.formula })
        }
      />
      <Checkbox
        label={words.withReserve}
        checked={choice.with_reserve}
        onChange={({ currentTarget }) => chooseEstimate({ ...choice, with_reserve: currentTarget.checked })}
      />
    </div>
  )
}

function useMeasureName({ measure }: ExerciseProgress): string {
  const words = useWords(exerciseProgressMessages)
  return { 'one-rep-max': words.oneRepMax, reps: words.reps, hold: words.time, distance: words.distance }[measure]
}

/** A point in words, with its unit. */
function usePointText({ measure }: ExerciseProgress): (point: ProgressPoint) => string {
  const { number, unit } = useFormats()
  const texts = useRecordTexts()
  return ({ value, done }) => {
    if (measure === 'one-rep-max') return `${texts.estimate(value, done)}\u00a0${unit}`
    if (measure === 'reps') return number(value)
    return `${number(value)}\u00a0${measure === 'hold' ? 's' : 'm'}`
  }
}

/** What the only point of a period is beside all that was before it. */
function standingOf({ is_record }: ProgressPoint, before: number | null): 'start' | 'record' | 'other' {
  if (before === null) return 'start'
  return is_record ? 'record' : 'other'
}

const lowestOf = (points: readonly ProgressPoint[]): ProgressPoint =>
  points.reduce((low, each) => (each.value < low.value ? each : low))
