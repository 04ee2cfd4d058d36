import { type RefObject, useRef } from 'react'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { CheckView } from './check/check-view.tsx'
import { FileChoice } from './file-choice.tsx'
import { importMessages } from './import-messages.ts'
import { ImportSteps } from './import-steps.tsx'
import { ImportList } from './known/import-list.tsx'
import { RememberedNames } from './known/remembered-names.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { useImportProgress } from './sending/import-progress.ts'
import { ImportDone, ImportsUnderWay } from './sending/import-status.tsx'
import { useSendImport } from './sending/use-send-import.ts'
import { type FileStep, type OwnFile, useImportFile } from './use-import-file.ts'

/** The history of another app in three steps; below them what was brought in before. `onOwn` takes a file of Fonte's own. */
export function LogImport({ onOwn }: { onOwn: (own: OwnFile) => void }) {
  const words = useWords(importMessages)
  const { percent } = useFormats()
  const known = useRef<HTMLDivElement>(null)
  const { step, lifts, log, worker, plan, hasFailed, readAnew, read, change, close } = useImportFile(onOwn)
  const { sent, send, pending, forget } = useSendImport(close)
  const heading = useRef<HTMLHeadingElement>(null)
  const at = step.step === 'check' ? 1 : sent ? 2 : 0
  const underWay = useImportProgress().map(({ import_id }) => import_id)
  // With a step goes what was pressed in it, and with an import that is called off its button.
  useFocusAfterRemoval([`${step.step} ${at}`, ...underWay], () => heading.current?.focus())
  const head = <ImportHead at={at} heading={heading} />
  if (step.step === 'check') {
    const { check } = step
    return (
      <>
        {head}
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
      {head}
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
      <div ref={known} tabIndex={-1} className="mt-8 outline-none">
        <ImportList />
        <RememberedNames lifts={lifts} onLast={() => known.current?.focus()} />
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

function ImportHead({ at, heading }: { at: number; heading: RefObject<HTMLHeadingElement | null> }) {
  const words = useWords(importMessages)
  return (
    <div className="spread-row mb-5">
      <h1 ref={heading} tabIndex={-1} className="title page-title outline-none">
        {words.title}
      </h1>
      <ImportSteps at={at} />
    </div>
  )
}
