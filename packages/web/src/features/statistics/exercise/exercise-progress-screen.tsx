import { exerciseProgress } from '@fonte/domain/statistics/exercise-progress'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useTitle } from '../../../platform/title.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { LogPlace } from '../log-place.tsx'
import { type Period, periodSince, stretchOf } from '../period/period.ts'
import { ProgressChart } from './chart/progress-chart.tsx'
import { WorkoutVolumes } from './chart/workout-volumes.tsx'
import { ExerciseHistory } from './exercise-history.tsx'
import { exerciseProgressMessages } from './exercise-progress-messages.ts'
import { ProgressHead } from './progress-head.tsx'
import { ProgressStamps } from './progress-stamps.tsx'
import { RecordList } from './record-list.tsx'
import { RepRecords } from './rep-records.tsx'
import { type ExerciseLog, useExerciseLog } from './use-exercise-log.ts'
import { withoutEstimate } from './without-estimate.ts'

/** `/stats/exercises/$exerciseId`: how one exercise went, from the log on the device. */
export function ExerciseProgressScreen({ exerciseId }: { exerciseId: string }) {
  const words = useWords(exerciseProgressMessages)
  const [withVariants, setWithVariants] = useState(false)
  const [chosen, setPeriod] = useState<Period | null>(null)
  const log = useExerciseLog(exerciseId, withVariants)
  const first = log.performances[0]?.entry.completed_at
  const period = chosen ?? periodSince(first === undefined ? undefined : Date.parse(first), now())
  useTitle(log.name ?? words.exercise)
  return (
    <>
      <Link to="/stats" className="mb-3 inline-flex min-h-12 items-center gap-1">
        <Icon name="chevron-left" />
        {words.back}
      </Link>
      <ProgressHead exerciseId={exerciseId} log={log} period={period} onPeriod={setPeriod} />
      {log.family.size > 1 && (
        <Checkbox
          className="mb-3"
          label={words.withVariants}
          checked={withVariants}
          onChange={({ currentTarget }) => setWithVariants(currentTarget.checked)}
        />
      )}
      <Progress log={log} period={period} />
    </>
  )
}

function Progress({ log, period }: { log: ExerciseLog; period: Period }) {
  const words = useWords(exerciseProgressMessages)
  return (
    <LogPlace log={log}>
      {log.performances.length > 0 ? (
        <Parts log={log} period={period} />
      ) : (
        <EmptyState title={log.isMissing ? words.missing : words.empty} titleAs="h2">
          {log.isMissing ? words.missingText : words.emptyText}
        </EmptyState>
      )}
    </LogPlace>
  )
}

function Parts({ log, period }: { log: ExerciseLog; period: Period }) {
  const words = useWords(exerciseProgressMessages)
  const { number } = useFormats()
  const { performances, choice, book } = log
  const stretch = useMemo(() => stretchOf(period, now()), [period])
  const progress = useMemo(() => exerciseProgress(performances, choice, stretch), [performances, choice, stretch])
  return (
    <>
      <ProgressStamps progress={progress} />
      <div className="progress-columns">
        <ProgressChart progress={progress} without={withoutEstimate(log)} />
        <RepRecords book={book} choice={choice} />
        <Section title={words.history} count={number(performances.length)}>
          <ExerciseHistory performances={performances} book={book} />
        </Section>
        <div>
          <WorkoutVolumes performances={progress.performances} />
          <RecordList book={book} />
        </div>
      </div>
    </>
  )
}
