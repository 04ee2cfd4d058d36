import { type OpenedProgram, openProgramFile } from '@fonte/domain/program/file/open-program-file'
import type { ProgramFile } from '@fonte/domain/program/file/program-file'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageLoader } from '../../../ui/page-loader.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { addProgram } from './add-program.ts'
import { fileMessages } from './file-messages.ts'
import { OpenedPreview } from './opened-preview.tsx'
import { readProgramFile } from './read-program-file.ts'
import { useFileReader } from './use-file-reader.ts'

interface Props {
  /** What the JSON of the file or the link holds, whoever wrote it. */
  content: unknown
  onCancel: () => void
}

/** A program from a file or a link: shown first, and made an own one only when its reader says so. */
export function OpenProgram({ content, onCancel }: Props) {
  const words = useWords(fileMessages)
  const read = useMemo(() => readProgramFile(content), [content])
  if (read.outcome === 'read') return <Readable file={read.file} onCancel={onCancel} />
  return <Refusal message={words[read.outcome]} onCancel={onCancel} />
}

function Readable({ file, onCancel }: { file: ProgramFile; onCancel: () => void }) {
  const words = useWords(fileMessages)
  const { reader, failed, retry } = useFileReader()
  const opened = useMemo(() => reader && openProgramFile(file, reader), [file, reader])
  if (failed) return <ErrorState message={words.exercisesMissing} retryLabel={words.retry} onRetry={retry} />
  if (!opened) return <PageLoader label={words.reading} />
  if ('unknown' in opened) return <Refusal message={words.unknownExercise} onCancel={onCancel} />
  return <Opened opened={opened} onCancel={onCancel} />
}

function Refusal({ message, onCancel }: { message: string; onCancel: () => void }) {
  const words = useWords(fileMessages)
  return (
    <div className="stack">
      <ErrorState message={message} />
      <Button className="justify-self-start" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}

function Opened({ opened, onCancel }: { opened: OpenedProgram; onCancel: () => void }) {
  const words = useWords(fileMessages)
  const { toast } = useToast()
  const navigate = useNavigate()
  const { user } = useSignedIn()
  const add = async () => {
    const { name } = await addProgram(opened, user.id)
    toast({ title: words.added, description: name, variant: 'success' })
    // It is added, whatever becomes of the way home.
    await navigate({ to: '/' }).catch(reportError)
  }
  const { run, pending } = useCall(add, { title: words.addFailed })
  return (
    <div className="stack gap-5">
      <OpenedPreview opened={opened} />
      <div className="flex flex-wrap gap-3">
        <Button size="l" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button size="l" variant="ember" pending={pending} onClick={() => void run()}>
          {pending ? words.adding : words.add}
        </Button>
      </div>
      <p className="secondary-text">{words.nothingYet}</p>
    </div>
  )
}
