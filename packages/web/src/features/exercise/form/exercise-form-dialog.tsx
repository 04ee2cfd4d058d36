import type { Exercise } from '@fonte/contract/exercise'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DiscardDialog } from '../../../ui/discard-dialog.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { useToast } from '../../../ui/toast.ts'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { enqueueExercise } from '../exercise-commands.ts'
import { exerciseMessages } from '../exercise-messages.ts'
import { emptyExerciseForm, exerciseProblems, toExerciseFields, toExerciseForm } from './exercise-form.ts'
import { ExerciseFormFields } from './exercise-form-fields.tsx'
import { FormFooter } from './form-footer.tsx'

interface Props {
  /** The exercise to change; without one, a new one is made. */
  exercise?: Exercise
  /** A first name for a new exercise, such as what was searched in vain. */
  suggestedName?: string
  onClose: () => void
  onCreated?: (id: string, name: string) => void
}

/** Makes or changes an exercise of one's own; asks before anything typed is given up. */
export function ExerciseFormDialog({ exercise, suggestedName, onClose, onCreated }: Props) {
  const words = useWords(exerciseMessages)
  const { toast } = useToast()
  const isAdmin = useSignedIn().profile.role === 'admin'
  const [start] = useState(() => (exercise ? toExerciseForm(exercise) : emptyExerciseForm(suggestedName)))
  const [form, setForm] = useState(start)
  const [tried, setTried] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const id = useId()
  const close = () => (form === start ? onClose() : setLeaving(true))
  const save = async () => {
    const kept = await enqueueExercise(exercise?.id, toExerciseFields(form, isAdmin, start))
    if (!exercise) onCreated?.(kept, form.name.trim())
    toast({ title: words.saved, variant: 'success' })
    onClose()
  }
  const { run, pending: saving } = useKeptChange(save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.keys(exerciseProblems(form)).length === 0) void run()
    else requestAnimationFrame(() => element.current && focusFirstInvalid(element.current))
  }
  return (
    <Dialog
      open
      onClose={close}
      size="wide"
      title={exercise ? words.editTitle : words.create}
      footer={<FormFooter formId={id} saving={saving} onCancel={close} />}
    >
      <form id={id} ref={element} className="stack" noValidate onSubmit={submit}>
        <ExerciseFormFields
          form={form}
          problems={tried ? exerciseProblems(form) : {}}
          isAdmin={isAdmin}
          onChange={setForm}
        />
      </form>
      <DiscardDialog open={leaving} onDiscard={onClose} onKeep={() => setLeaving(false)} />
    </Dialog>
  )
}
