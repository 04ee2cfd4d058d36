import { restorableBounds } from '@fonte/contract/file/restorable'
import { useMemo, useState } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { mostRememberedNames } from '../check/name-choices.ts'
import { type ExportReading, readExport } from './read-export.ts'
import { restoreMessages } from './restore-messages.ts'
import { RestoreTable } from './restore-table.tsx'
import { sendRestore } from './send-restore.ts'
import { useRestorePlan } from './use-restore-plan.ts'

interface Props {
  /** What the JSON of the file holds, whoever wrote it. */
  content: unknown
  fileName: string
  onDone: () => void
}

/** An export of Fonte's own: compared with what is here first, and restored only when its reader says so. */
export function RestoreFonte({ content, fileName, onDone }: Props) {
  const words = useWords(restoreMessages)
  const { number } = useFormats()
  const read = useMemo(() => readExport(content), [content])
  if (read.outcome === 'read') return <Compared read={read} fileName={fileName} onDone={onDone} />
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

function Compared({ read, fileName, onDone }: { read: Read } & Omit<Props, 'content'>) {
  const words = useWords(restoreMessages)
  const { number } = useFormats()
  const { user } = useSignedIn()
  const { find } = useExercises()
  const [bringBack, setBringBack] = useState(true)
  const compared = useRestorePlan(read.file)
  const { run, pending } = useKeptChange(async (plan: Parameters<typeof sendRestore>[0]) => {
    await sendRestore(plan, { userId: user.id, fileName, bringBack, nameOf: find })
    onDone()
  })
  if (compared.reading === 'failed') {
    return <ErrorState message={words.failed} retryLabel={words.retry} onRetry={compared.retry} />
  }
  if (compared.reading === 'loading') return <PageLoader label={words.comparing} />
  const { plan } = compared
  const { exercises, programs, workouts, measures, names, gym, plan: schedule, counts } = plan
  const isNothing = exercises.length + programs.length + workouts.length + measures.length === 0 && !gym && !schedule
  return (
    <div className="stack gap-5">
      <p className="max-w-[70ch]">{words.text}</p>
      <RestoreTable plan={plan} file={read.file} />
      {counts.workouts.changed > 0 && <p role="status">{words.changed(counts.workouts.changed)}</p>}
      {read.unreadable > 0 && <p role="status">{words.unreadable(read.unreadable)}</p>}
      {names.length > mostRememberedNames && <p role="status">{words.names(number(mostRememberedNames))}</p>}
      {workouts.length > 0 && (
        <Checkbox
          label={words.bringBack}
          checked={bringBack}
          onChange={(event) => setBringBack(event.target.checked)}
        />
      )}
      {isNothing && <p role="status">{words.nothing}</p>}
      <div className="flex flex-wrap gap-3">
        <Button size="l" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button size="l" variant="ember" pending={pending} disabled={isNothing} onClick={() => void run(plan)}>
          {pending ? words.restoring : words.restore}
        </Button>
      </div>
      {!isNothing && <p className="secondary-text">{words.undoable}</p>}
    </div>
  )
}
