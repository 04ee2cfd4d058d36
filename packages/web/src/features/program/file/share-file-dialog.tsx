import type { Program } from '@fonte/contract/program'
import { type ProgramFile, writeProgramFile } from '@fonte/domain/program/file/program-file'
import { localized } from '@fonte/domain/words/localized'
import { useEffect, useMemo, useState } from 'react'
import { saveFile } from '../../../platform/file/save-file.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { fileExercise } from './file-exercise.ts'
import { fileMessages } from './file-messages.ts'
import { fileName } from './file-name.ts'
import { programLink } from './program-link.ts'

interface Props {
  program: Program
  onClose: () => void
}

/** Hands a program on as a file or as a link, from the device alone. */
export function ShareFileDialog({ program, onClose }: Props) {
  const words = useWords(fileMessages)
  const { lang } = useFormats()
  const { toast } = useToast()
  const [withLoads, setWithLoads] = useState(false)
  const name = localized(program, 'name', lang)
  const file = useFile(program, withLoads)
  const link = useLink(file)
  const copy = async (address: string) => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: words.linkCopied, description: name, variant: 'success' })
    } catch {
      toast({ title: words.error, description: words.copyFailed, variant: 'destructive' })
    }
  }
  const isWhole = file.exercises.length > 0
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.shareTitle}
      description={words.shareText({ name })}
      footer={
        <Button size="l" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <div className="stack">
        <div className="grid gap-1">
          <Checkbox
            label={words.withLoads}
            checked={withLoads}
            onChange={(event) => setWithLoads(event.target.checked)}
          />
          <p className="secondary-text">{words.withLoadsHint}</p>
        </div>
        {!isWhole && <p role="status">{words.exercisesMissing}</p>}
        <Button
          icon="download"
          size="l"
          variant="ember"
          disabled={!isWhole}
          onClick={() => saveFile(JSON.stringify(file), fileName(name), 'application/json')}
        >
          {words.saveFile}
        </Button>
        <Button icon="copy" size="l" disabled={!(isWhole && link)} onClick={() => link && void copy(link)}>
          {words.copyLink}
        </Button>
        <p className="secondary-text" role="status">
          {link === null ? words.linkTooLong : words.linkText}
        </p>
      </div>
    </Dialog>
  )
}

/** The file as it is now: none of its exercises, where the device does not know all of them yet. */
function useFile(program: Program, withLoads: boolean): ProgramFile {
  const { lang } = useFormats()
  const { find } = useExercises()
  return useMemo(() => {
    const [name, description] = [localized(program, 'name', lang), localized(program, 'description', lang)]
    const exerciseOf = (id: string) => {
      const exercise = find(id)
      return exercise && fileExercise(exercise, lang)
    }
    const isKnown = program.exercises.every(({ exercise_id }) => find(exercise_id) !== undefined)
    const written = { ...program, name, description }
    return writeProgramFile({ program: written, exerciseOf: isKnown ? exerciseOf : () => undefined, withLoads })
  }, [program, withLoads, find, lang])
}

/** The link, made before it is asked for, as a clipboard takes it only at once; null where it is too long. */
function useLink(file: ProgramFile): string | null | undefined {
  const [link, setLink] = useState<string | null>()
  useEffect(() => {
    let isLatest = true
    setLink(undefined)
    void programLink(file, window.location.origin).then((made) => isLatest && setLink(made))
    return () => {
      isLatest = false
    }
  }, [file])
  return link
}
