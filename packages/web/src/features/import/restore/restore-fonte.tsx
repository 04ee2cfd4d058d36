import { importCallBounds } from '@fonte/domain/exchange/import-format'
import { restorableBounds } from '@fonte/domain/exchange/restore/restorable-export'
import { useState } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { WishedWorkouts } from '../check/wished-workouts.tsx'
import type { AskedExport } from './asked-export.ts'
import type { ExportReading, RestoreParts, RestorePreview } from './restore-file.ts'
import { restoreMessages } from './restore-messages.ts'
import { LackingPrograms, RestoreTable, restoredKinds } from './restore-table.tsx'
import { sendRestore } from './send-restore.ts'
import { useOpenedExport, useRestorePlan } from './use-restore-plan.ts'

interface Props {
  /** The JSON of the file, whoever wrote it. */
  content: Blob
  fileName: string
  onDone: () => void
}

/** An export of Fonte's own: compared with what is here first, and restored only when its reader says so. */
export function RestoreFonte(props: Props) {
  const [times, setTimes] = useState(1)
  // In a worker of its own: that in which a comparison failed may have ended.
  return <OpenedFile key={times} {...props} onAnew={() => setTimes(times + 1)} />
}

interface OpenedProps extends Props {
  /** Opens the file once more. */
  onAnew: () => void
}

function OpenedFile({ content, fileName, onDone, onAnew }: OpenedProps) {
  const words = useWords(restoreMessages)
  const { number } = useFormats()
  const { asked, read } = useOpenedExport(content)
  if (!asked || !read) return <PageLoader label={words.comparing} />
  if (read.outcome === 'read') return <Compared asked={asked} read={read} {...{ fileName, onDone, onAnew }} />
  const { programs, exercises, workouts, measures } = restorableBounds
  const tooLarge = words.tooLarge(number(programs), number(exercises), number(workouts), number(measures))
  return (
    <div className="stack">
      <ErrorState message={read.outcome === 'too-large' ? tooLarge : words[read.outcome]} />
      <Button className="justify-self-start" onClick={onDone}>
        {words.cancel}
      </Button>
    </div>
  )
}

type Read = Extract<ExportReading, { readonly outcome: 'read' }>

interface ComparedProps extends Omit<OpenedProps, 'content'> {
  asked: AskedExport
  read: Read
}

/** Says how much of each kind is restored. */
function useTelling() {
  const words = useWords(restoreMessages)
  const { number } = useFormats()
  const { toast } = useToast()
  return (counts: RestorePreview['counts']) => {
    const brought = restoredKinds.filter((kind) => counts[kind].made > 0)
    const description = brought.map((kind) => `${words[kind]} ${number(counts[kind].made)}`).join(' · ')
    toast({ title: words.restored, description, variant: 'success' })
  }
}

function Compared({ asked, read, fileName, onDone, onAnew }: ComparedProps) {
  const words = useWords(restoreMessages)
  const { number } = useFormats()
  const { user } = useSignedIn()
  const { find } = useExercises()
  const [bringBack, setBringBack] = useState(true)
  const compared = useRestorePlan(asked, onAnew)
  const tell = useTelling()
  const { run, pending } = useKeptChange(async (made: Promise<RestoreParts>) => {
    // What is compared afterwards has it all already.
    const counts = compared.reading === 'ready' ? compared.preview.counts : null
    await sendRestore(await made, { userId: user.id, fileName, nameOf: find })
    if (counts) tell(counts)
    onDone()
  })
  if (compared.reading === 'loading') return <PageLoader label={words.comparing} />
  if (compared.reading !== 'ready') {
    const message = compared.reading === 'failed' ? words.failed : words.notCompared
    return <ErrorState message={message} retryLabel={words.retry} onRetry={compared.retry} />
  }
  const { preview, parts } = compared
  const { counts, changed, lacking, names } = preview
  const isNothing =
    Object.values(counts).every(({ made }) => made === 0) && preview.gym !== 'comes' && preview.plan !== 'comes'
  return (
    <div className="stack gap-5">
      <p className="max-w-[70ch]">{words.text}</p>
      <RestoreTable preview={preview} />
      {changed.length > 0 && (
        <div className="grid gap-1">
          <p role="status">{words.changed(changed.length)}</p>
          <WishedWorkouts question={words.changed(changed.length)} workouts={changed} />
        </div>
      )}
      {lacking.length > 0 && <LackingPrograms programs={lacking} />}
      {read.unreadable > 0 && <p role="status">{words.unreadable(read.unreadable)}</p>}
      {names > importCallBounds.names && <p role="status">{words.names(number(importCallBounds.names))}</p>}
      {counts.workouts.made > 0 && (
        <Checkbox
          label={words.bringBack}
          checked={bringBack}
          onChange={(event) => setBringBack(event.target.checked)}
        />
      )}
      {isNothing && lacking.length === 0 && <p role="status">{words.nothing}</p>}
      <div className="flex flex-wrap gap-3">
        <Button size="l" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button
          size="l"
          variant="ember"
          pending={pending}
          disabled={isNothing}
          onClick={() => void run(parts(bringBack))}
        >
          {pending ? words.restoring : words.restore}
        </Button>
      </div>
      {!isNothing && <p className="secondary-text">{words.undoable}</p>}
    </div>
  )
}
