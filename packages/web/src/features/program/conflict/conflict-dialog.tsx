import type { Program } from '@fonte/contract/program'
import { call } from '../../../platform/api/client.ts'
import { useOtherVersion } from '../../../platform/query/other-version.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { programMessages } from '../program-messages.ts'
import { programQuery } from '../program-queries.ts'
import type { Conflict } from './conflicts.ts'
import { keepAsCopy, keepMine, takeTheirs } from './resolve.ts'
import { VersionSummary } from './version-summary.tsx'

/** Shows both versions of a program and lets its person choose. Until then nothing is lost. */
export function ConflictDialog({ conflict, onClose }: { conflict: Conflict; onClose: () => void }) {
  const words = useWords(programMessages)
  const theirs = useTheirs(conflict)
  const isGone = theirs.isGone
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={words.conflictTitle}
      description={isGone ? words.goneText : words.conflictText}
    >
      <Versions conflict={conflict} theirs={theirs} />
      <Choices conflict={conflict} current={theirs.version} isGone={isGone} onClose={onClose} />
    </Dialog>
  )
}

type Theirs = ReturnType<typeof useTheirs>

/** The program as the server has it now; read each time the dialog opens. */
function useTheirs({ mine: { id }, reason }: Conflict) {
  const read = (signal: AbortSignal) => call('get-program', { params: { id } }, { signal })
  const other = useOtherVersion(programQuery(id).queryKey, read, reason === 'changed')
  return { ...other, isGone: reason === 'deleted' || other.isGone }
}

function Versions({ conflict: { mine }, theirs }: { conflict: Conflict; theirs: Theirs }) {
  const words = useWords(programMessages)
  const { date } = useFormats()
  const { version: program, isGone, failed, retry } = theirs
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <VersionSummary title={words.mine} program={mine} other={program} />
      {program && (
        <VersionSummary
          title={words.theirs}
          note={words.savedOn({ date: date(program.updated_at, 'dateTime') })}
          program={program}
          other={mine}
        />
      )}
      {failed && <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={retry} />}
      {!program && !isGone && !failed && (
        <SkeletonGroup label={words.loading}>
          <Skeleton height={160} />
        </SkeletonGroup>
      )}
    </div>
  )
}

interface ChoicesProps {
  conflict: Conflict
  current: Program | undefined
  isGone: boolean
  onClose: () => void
}

function Choices({ conflict, current, isGone, onClose }: ChoicesProps) {
  const words = useWords(programMessages)
  const { run, pending: choosing } = useKeptChange(async (work: () => Promise<void>) => {
    await work()
    onClose()
  })
  const choose = (work: () => Promise<void>) => () => void run(work)
  const waits = choosing || (!current && !isGone)
  const copy = choose(() => keepAsCopy(conflict, isGone ? '' : words.copySuffix))
  return (
    <div className="dialog-actions">
      <Button size="l" disabled={waits} onClick={choose(() => takeTheirs(conflict))}>
        {isGone ? words.letGo : words.takeTheirs}
      </Button>
      <Button size="l" variant={isGone ? 'ink' : 'outline'} disabled={choosing} onClick={copy}>
        {isGone ? words.keepAsNew : words.keepCopy}
      </Button>
      {current && (
        <Button
          size="l"
          variant="ink"
          className="max-sm:col-span-full"
          disabled={waits}
          onClick={choose(() => keepMine(conflict, current))}
        >
          {words.keepMine}
        </Button>
      )}
    </div>
  )
}
