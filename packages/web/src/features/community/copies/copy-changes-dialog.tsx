import type { Program } from '@fonte/contract/program'
import type { SourceLine } from '@fonte/domain/community/source-line'
import { useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { copyMessages } from './copy-messages.ts'
import { useTellChange } from './tell-change.ts'
import { useTakeChanges } from './use-take-changes.ts'

/** What an author changed, as the person’s copy is told it. */
export interface CopyChange {
  readonly program_id: string
  readonly source_version: number
  readonly lines: readonly SourceLine[]
}

interface Props {
  program: Program
  change: CopyChange
  /** False once the author has withdrawn the program, or nothing is left to take over. */
  isOffered: boolean
  onClose: () => void
}

/** An author’s changes line by line, to take over or to leave; the copy keeps its own weights. */
export function CopyChangesDialog(props: Props) {
  const { isOffered, onClose } = props
  const words = useWords(copyMessages)
  if (isOffered) return <OfferedChanges {...props} />
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={words.title}
      footer={
        <Button size="l" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <p role="status">{words.gone}</p>
    </Dialog>
  )
}

function OfferedChanges({ program, change, onClose }: Props) {
  const words = useWords(copyMessages)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { run, pending } = useTakeChanges(program, change.source_version, onClose)
  const ids = change.lines.map(({ id }) => id)
  const chosen = ids.filter((id) => !left.has(id))
  const toggle = (id: string) => setLeft(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]))
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={words.title}
      description={words.text({ name: program.name })}
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {words.later}
          </Button>
          <Button size="l" pending={pending} onClick={() => void run({ take: [], leave: ids })}>
            {words.leave}
          </Button>
          <Button
            size="l"
            variant="ember"
            pending={pending}
            disabled={chosen.length === 0}
            onClick={() => void run({ take: chosen, leave: [] })}
          >
            {words.take({ count: chosen.length })}
          </Button>
        </>
      }
    >
      <ul className="border-t-4 border-rule">
        {change.lines.map((line) => (
          <ChangeLine key={line.id} line={line} taken={!left.has(line.id)} onToggle={() => toggle(line.id)} />
        ))}
      </ul>
    </Dialog>
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
