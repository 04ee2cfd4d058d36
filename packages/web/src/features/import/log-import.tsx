import { useFormats, useWords } from '../../platform/words/words.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Title } from '../../ui/typography.tsx'
import { CheckView } from './check/check-view.tsx'
import { FileChoice } from './file-choice.tsx'
import { importMessages } from './import-messages.ts'
import { ImportSteps } from './import-steps.tsx'
import { ImportList } from './known/import-list.tsx'
import { RememberedNames } from './known/remembered-names.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { ImportDone, ImportsUnderWay } from './sending/import-status.tsx'
import { useSendImport } from './sending/use-send-import.ts'
import { type FileStep, type OwnFile, useImportFile } from './use-import-file.ts'

/** The history of another app in three steps; below them what was brought in before. `onOwn` takes a file of Fonte's own. */
export function LogImport({ onOwn }: { onOwn: (own: OwnFile) => void }) {
  const words = useWords(importMessages)
  const { percent } = useFormats()
  const { step, lifts, log, worker, plan, hasFailed, readAnew, read, change, close } = useImportFile(onOwn)
  const { sent, send, pending, forget } = useSendImport(close)
  if (step.step === 'check') {
    const { check } = step
    return (
      <>
        <ImportHead at={1} />
        <CheckView
          check={check}
          plan={plan}
          comparisonFailed={hasFailed}
          onReadAnew={readAnew}
          lifts={lifts}
          log={log}
          worker={worker.current}
          sending={pending}
          onChange={change}
          onDayOrder={(order) => void read(check.chosen, order)}
          onCancel={close}
          onImport={() => worker.current && void send(check, worker.current)}
        />
      </>
    )
  }
  return (
    <>
      <ImportHead at={sent ? 2 : 0} />
      <div className="stack">
        <ImportsUnderWay onCancel={forget} />
        {sent && <ImportDone sent={sent} onAnother={forget} />}
        {step.step === 'reading' && (
          <ProgressBar
            label={words.reading}
            share={shareRead(step)}
            text={`${step.chosen.name} · ${percent(shareRead(step))}`}
            cancelLabel={words.cancel}
            onCancel={close}
          />
        )}
        {step.step === 'choose' && !sent && <Choice step={step} lifts={lifts} read={read} />}
      </div>
      <div className="mt-8">
        <ImportList />
        <RememberedNames lifts={lifts} />
      </div>
    </>
  )
}

const shareRead = ({ read, chosen }: Extract<FileStep, { step: 'reading' }>): number =>
  read / Math.max(1, chosen.file.size)

type Choosing = Pick<ReturnType<typeof useImportFile>, 'lifts' | 'read'> & {
  step: Extract<ReturnType<typeof useImportFile>['step'], { step: 'choose' }>
}

/** Names are compared with the library: without it no file is read. */
function Choice({ step, lifts, read }: Choosing) {
  const words = useWords(importMessages)
  if (!lifts.isReady) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton height={160} />
      </SkeletonGroup>
    )
  }
  return <FileChoice problem={step.problem} onChoose={(chosen) => void read(chosen)} />
}

function ImportHead({ at }: { at: number }) {
  const words = useWords(importMessages)
  return (
    <div className="spread-row mb-5">
      <Title as="h1">{words.title}</Title>
      <ImportSteps at={at} />
    </div>
  )
}
