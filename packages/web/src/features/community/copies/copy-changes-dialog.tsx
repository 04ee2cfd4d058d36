import type { Program } from '@fonte/contract/program'
import type { SourceLine } from '@fonte/domain/community/source-line'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import type { Answer } from '../../../platform/api/client.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { communityMessages } from '../community-messages.ts'
import { type ChangedCopy, copyChangeQuery } from './copy-changes-reads.ts'
import { copyMessages } from './copy-messages.ts'
import { useTellChange } from './tell-change.ts'
import { useTakeChanges } from './use-take-changes.ts'

interface Props {
  program: Program
  change: ChangedCopy
  /** False once the author has withdrawn the program, or nothing is left to take over. */
  isOffered: boolean
  onClose: () => void
}

/** An author’s changes line by line, to take over or to leave; the copy keeps its own weights. */
export function CopyChangesDialog({ program, change, isOffered, onClose }: Props) {
  const words = useWords(copyMessages)
  const query = useQuery({ ...copyChangeQuery(program, change), enabled: isOffered })
  const isGone = !isOffered || isProblem(query.error, 'not-found')
  // What was chosen from stays, whatever becomes of the copy during the call: without an answer the very same is tried again.
  const [chosen, setChosen] = useState<Read | null>(null)
  const read = chosen ?? (!isGone && query.data ? { program, told: query.data } : null)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const toggle = (id: string) => setLeft(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]))
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={words.title}
      description={read && words.text({ name: program.name })}
      footer={
        read ? (
          <Choice {...read} left={left} onChoose={() => setChosen(read)} onClose={onClose} />
        ) : (
          <Button size="l" onClick={onClose}>
            {words.close}
          </Button>
        )
      }
    >
      {read ? (
        <ul className="border-t-4 border-rule">
          {read.told.lines.map((line) => (
            <ChangeLine key={line.id} line={line} taken={!left.has(line.id)} onToggle={() => toggle(line.id)} />
          ))}
        </ul>
      ) : (
        <NoChange isGone={isGone} failed={query.isError || query.isPaused} retry={() => void query.refetch()} />
      )}
    </Dialog>
  )
}

function NoChange({ isGone, failed, retry }: { isGone: boolean; failed: boolean; retry: () => void }) {
  const words = useWords(copyMessages)
  const { retry: retryLabel } = useWords(communityMessages)
  if (isGone) return <p role="status">{words.gone}</p>
  if (failed) return <ErrorState message={words.loadFailed} retryLabel={retryLabel} onRetry={retry} />
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton height={200} />
    </SkeletonGroup>
  )
}

/** What its person chooses from: the copy, and the change with the original, as the lines tell them. */
interface Read {
  readonly program: Program
  readonly told: Answer<'get-copy-change'>
}

interface ChoiceProps extends Read, Pick<Props, 'onClose'> {
  onChoose: () => void
  /** Lines that are not taken over. */
  left: ReadonlySet<string>
}

function Choice({ program, told, left, onChoose, onClose }: ChoiceProps) {
  const words = useWords(copyMessages)
  const { run, pending } = useTakeChanges(program, told.source_version, onClose)
  const ids = told.lines.map(({ id }) => id)
  const chosen = ids.filter((id) => !left.has(id))
  const choose = (choice: Parameters<typeof run>[0]) => () => {
    onChoose()
    void run(choice)
  }
  return (
    <>
      <Button size="l" onClick={onClose}>
        {words.later}
      </Button>
      <Button size="l" pending={pending} onClick={choose({ take: [], leave: ids })}>
        {words.leave}
      </Button>
      <Button
        size="l"
        variant="ember"
        pending={pending}
        disabled={chosen.length === 0}
        onClick={choose({ take: chosen, leave: [] })}
      >
        {words.take({ count: chosen.length })}
      </Button>
    </>
  )
}

function ChangeLine({ line, taken, onToggle }: { line: SourceLine; taken: boolean; onToggle: () => void }) {
  const words = useWords(copyMessages)
  const { title, before, after } = useTellChange()(line)
  return (
    <li className="grid gap-1 border-b-2 border-hair py-2">
      <Checkbox label={<b>{title}</b>} checked={taken} onChange={onToggle} />
      <div className="grid gap-1 ps-9 [overflow-wrap:anywhere]">
        {before !== null && (
          <p className="text-muted">
            <span className="visually-hidden">{words.before} </span>
            <del>{before}</del>
          </p>
        )}
        {after !== null && (
          <p>
            <span className="visually-hidden">{words.after} </span>
            <ins className="no-underline">{after}</ins>
          </p>
        )}
      </div>
    </li>
  )
}
