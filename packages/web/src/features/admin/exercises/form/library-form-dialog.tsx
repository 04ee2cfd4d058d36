import type { LibraryExercise } from '@fonte/contract/admin/library-exercise'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useWords } from '../../../../platform/words/words.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DiscardDialog } from '../../../../ui/discard-dialog.tsx'
import { focusFirstInvalid } from '../../../../ui/focus-first-invalid.ts'
import { FormFooter } from '../../../exercise/form/form-footer.tsx'
import { ConflictQuestion } from '../../conflict-question.tsx'
import { exercisesMessages } from '../exercises-messages.ts'
import { emptyLibraryForm, type LibraryProblems, libraryProblems, toLibraryForm } from './library-form.ts'
import { LibraryFormFields } from './library-form-fields.tsx'
import { useLibrarySave } from './use-library-save.ts'

interface Props {
  /** The exercise to change; without one, a new one is made. */
  exercise: LibraryExercise | undefined
  onClose: () => void
}

/** Makes or changes a global exercise; asks before anything typed is given up. */
export function LibraryFormDialog({ exercise, onClose }: Props) {
  const own = useWords(exercisesMessages)
  const [base, setBase] = useState(exercise)
  const [start, setStart] = useState(() => (exercise ? toLibraryForm(exercise) : emptyLibraryForm))
  const [form, setForm] = useState(start)
  const [tried, setTried] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const { save, saving, taken, theirs, settle } = useLibrarySave(exercise, onClose)
  const close = () => (form === start ? onClose() : setLeaving(true))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const isSaved = Object.keys(libraryProblems(form)).length === 0 && (await save(form, base?.version))
    if (!isSaved) requestAnimationFrame(() => element.current && focusFirstInvalid(element.current))
  }
  const problems: LibraryProblems = {
    ...(tried && libraryProblems(form)),
    ...(form.name === taken && { name: 'taken' }),
  }
  const takeTheirs = (current: LibraryExercise) => {
    setBase(current)
    setStart(toLibraryForm(current))
    setForm(toLibraryForm(current))
    settle()
  }
  const keepMine = (current: LibraryExercise) => {
    setBase(current)
    settle()
    void save(form, current.version)
  }
  return (
    <Dialog
      open
      onClose={close}
      size="wide"
      title={exercise ? own.editTitle : own.create}
      footer={<FormFooter formId={id} saving={saving} onCancel={close} />}
    >
      <form id={id} ref={element} className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <LibraryFormFields form={form} problems={problems} onChange={setForm} />
      </form>
      <DiscardDialog open={leaving} onDiscard={onClose} onKeep={() => setLeaving(false)} />
      {theirs && <ConflictQuestion onTheirs={() => takeTheirs(theirs)} onMine={() => keepMine(theirs)} />}
    </Dialog>
  )
}
