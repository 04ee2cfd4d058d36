import type { DayOrder } from '@fonte/domain/exchange/file-reading'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Figure, Stamp } from '../../../ui/typography.tsx'
import type { TrainingLog } from '../../history/log/use-training-log.ts'
import type { FilePlan } from '../file/file-summary.ts'
import type { FileWorker } from '../file/file-worker.ts'
import { formatName, importMessages } from '../import-messages.ts'
import { type FileCheck, waitsForOrder, wantedOf } from './file-check.ts'
import { FileMeasures } from './file-measures.tsx'
import { FileOptions } from './file-options.tsx'
import { groupsToChoose } from './name-choices.ts'
import { NameList } from './name-list.tsx'
import { GoodToKnow, RowsLeftOut } from './rows-left-out.tsx'
import type { Lifts } from './use-lifts.ts'

interface Props {
  check: FileCheck
  plan: FilePlan | null
  comparisonFailed: boolean
  /** Reads the file anew, in another worker. */
  onReadAnew: () => void
  lifts: Lifts
  /** What the file is compared with. */
  log: Pick<TrainingLog, 'reading' | 'retry'>
  worker: FileWorker | undefined
  sending: boolean
  onChange: (changes: Partial<FileCheck>) => void
  onDayOrder: (order: DayOrder) => void
  onCancel: () => void
  onImport: () => void
}

/** The second step: what the file would bring, and what only its reader can decide. Nothing is kept yet. */
export function CheckView({ check, plan, comparisonFailed, onReadAnew, lifts, log, worker, onChange, ...rest }: Props) {
  const words = useWords(importMessages)
  const isUnread = log.reading === 'failed'
  const hasFailed = isUnread || comparisonFailed
  // A file of measures alone brings no workouts, and is asked nothing about them.
  const bringsWorkouts = check.summary.workouts > 0
  return (
    <>
      <FileCard check={check} onCancel={rest.onCancel} />
      {hasFailed && (
        <ErrorState
          message={isUnread ? words.notCompared : words.comparisonFailed}
          retryLabel={words.retry}
          onRetry={isUnread ? log.retry : onReadAnew}
        />
      )}
      {!hasFailed && bringsWorkouts && <Counts check={check} plan={plan} />}
      <div className={bringsWorkouts ? 'import-columns' : undefined}>
        {bringsWorkouts && <NameList check={check} lifts={lifts} onChange={onChange} />}
        <FileOptions check={check} plan={plan} onChange={onChange} onDayOrder={rest.onDayOrder} />
      </div>
      {plan && <RowsLeftOut plan={plan} worker={worker} />}
      <FileMeasures check={check} worker={worker} onReadAnew={comparisonFailed ? undefined : onReadAnew} />
      <GoodToKnow summary={check.summary} />
      {!hasFailed && bringsWorkouts && <ImportBar check={check} plan={plan} {...rest} />}
    </>
  )
}

const kilobyte = 1_000

function FileCard({ check: { chosen, summary }, onCancel }: Pick<Props, 'check' | 'onCancel'>) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const { size } = chosen.file
  const shown =
    size < kilobyte * kilobyte
      ? words.kilobytes(number(Math.ceil(size / kilobyte)))
      : words.megabytes(number(Math.round((size / (kilobyte * kilobyte)) * 10) / 10))
  return (
    <div className="file-card">
      <span>
        <b>{chosen.name}</b>
        <span className="secondary-text">
          {words.fileFacts({
            ...{ format: formatName(summary.format), rows: summary.rows },
            ...{ shown: number(summary.rows), size: shown },
          })}
        </span>
      </span>
      <Button onClick={onCancel}>{words.change}</Button>
    </div>
  )
}

function Counts({ check, plan }: Pick<Props, 'check' | 'plan'>) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const rows = [
    [words.newWorkouts, plan?.counts.new],
    [words.there, plan && plan.counts.there + plan.counts['other-zone']],
    [words.changed, plan?.counts.changed],
    [words.setsToAdd, plan ? wantedOf(plan, check.wanted).sets : undefined],
  ] as const
  return (
    <dl className="import-counts" aria-busy={plan === null}>
      {rows.map(([term, value]) => (
        <div key={term}>
          <Stamp as="dt">{term}</Stamp>
          <Figure as="dd">{typeof value === 'number' ? number(value) : '–'}</Figure>
        </div>
      ))}
    </dl>
  )
}

function ImportBar({
  check,
  plan,
  sending,
  onCancel,
  onImport,
}: Pick<Props, 'check' | 'plan' | 'sending' | 'onCancel' | 'onImport'>) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const count = plan ? wantedOf(plan, check.wanted).workouts : 0
  const label = count === 0 ? words.nothing : words.importCount(number(count), count)
  const toChoose = groupsToChoose(check.choices)
  const first = waitsForOrder(check)
    ? words.orderFirst
    : toChoose > 0
      ? words.groupsFirst(number(toChoose), toChoose)
      : null
  const isOff = count === 0 || first !== null
  return (
    <div className="import-bar">
      <span className={classNames('secondary-text', first === null && 'max-sm:hidden')} aria-live="polite">
        {first ?? `${words.nothingYet} ${words.undoable}`}
      </span>
      <span className="import-bar-buttons">
        <Button size="l" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="l" variant="ember" pending={sending} aria-disabled={isOff} onClick={isOff ? undefined : onImport}>
          {plan === null ? words.comparing : label}
        </Button>
      </span>
    </div>
  )
}
