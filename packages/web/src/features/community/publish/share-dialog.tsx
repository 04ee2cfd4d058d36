import type { Program } from '@fonte/contract/program'
import { postBounds } from '@fonte/domain/community/bounds'
import { placeOf } from '@fonte/domain/set/place'
import { localized } from '@fonte/domain/words/localized'
import { isUnseen } from '@fonte/domain/words/visible-text'
import { type FormEvent, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type KeptText, useKeptText } from '../../../platform/drafts/use-kept-text.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useNetwork } from '../../../platform/use-network.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useTooLong } from '../../../ui/use-too-long.ts'
import { notedExercises, type ShareForm } from './publish-commands.ts'
import { publishMessages } from './publish-messages.ts'
import { usePublish } from './use-publish.ts'

interface Props {
  program: Program
  onWithdraw: () => void
  onClose: () => void
}

/** Title and message under which a program is published; what is typed stays on the device until it is. */
export function ShareDialog(props: Props) {
  const words = useWords(publishMessages)
  const { program, onClose } = props
  const kept = useKeptText<ShareForm>(`share:${program.id}`, () => ({ id: newUuid(), title: '', message: '' }))
  return (
    <Dialog
      open={kept !== null}
      onClose={onClose}
      title={words.shareTitle}
      description={words.shareText({ name: program.name })}
    >
      {kept && <ShareFields {...props} kept={kept} />}
    </Dialog>
  )
}

function ShareFields({ program, onWithdraw, onClose, kept }: Props & { kept: KeptText<ShareForm> }) {
  const words = useWords(publishMessages)
  const { toast } = useToast()
  const { form, change, forget } = kept
  const [tried, setTried] = useState(false)
  // Published already when the dialog was opened: what shows at once while it is being published does not count.
  const [isPublished] = useState(program.is_public)
  const online = useNetwork() === 'online'
  const { run, pending } = usePublish(program, { published: forget, close: onClose })
  const problems = useShareProblems(form)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!problems.title && !problems.message) return void run(form)
    flushSync(() => setTried(true))
    focusFirstInvalid(event.currentTarget)
    if (!isUnseen(form.title)) return
    toast({ title: words.titleMissing, description: words.titleMissingText, variant: 'destructive' })
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {isPublished && (
        <div className="spread-row">
          <p className="secondary-text min-w-40 flex-1">{words.alreadyPublished}</p>
          <Button variant="danger-outline" onClick={onWithdraw}>
            {words.withdraw}
          </Button>
        </div>
      )}
      <Field label={words.title} error={tried ? problems.title : undefined}>
        <TextInput
          autoComplete="off"
          value={form.title}
          onChange={(event) => change({ ...form, title: event.target.value })}
        />
      </Field>
      <Field label={words.message} hint={words.messageHint} error={tried ? problems.message : undefined}>
        <TextArea
          rows={4}
          value={form.message}
          onChange={(event) => change({ ...form, message: event.target.value })}
        />
      </Field>
      <NoteChoice program={program} form={form} onChange={change} />
      <p role="status" className={online ? 'visually-hidden' : undefined}>
        {!online && words.offline}
      </p>
      <div className="dialog-actions">
        <Button size="l" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" size="l" variant="ember" pending={pending}>
          {pending ? words.publishing : words.publish}
        </Button>
      </div>
    </form>
  )
}

/** What is wrong with what was typed, in words. */
function useShareProblems({ title, message }: ShareForm): {
  readonly title: string | undefined
  readonly message: string | undefined
} {
  const words = useWords(publishMessages)
  const tooLong = useTooLong()
  return {
    title: isUnseen(title) ? words.titleMissingText : tooLong(title, postBounds.title.max),
    message: tooLong(message, postBounds.message.max),
  }
}

interface ChoiceProps {
  program: Program
  form: ShareForm
  onChange: (form: ShareForm) => void
}

/** Which notes of exercises go along; none is chosen at first, as they are their author's own. */
function NoteChoice({ program, form, onChange }: ChoiceProps) {
  const words = useWords(publishMessages)
  const noted = notedExercises(program)
  const chosen = new Set(form.notes)
  const id = useId()
  if (noted.length === 0) return null
  const toggle = (place: string) => onChange({ ...form, notes: [...chosen.symmetricDifference(new Set([place]))] })
  return (
    <fieldset aria-describedby={id}>
      <legend className="field-label">{words.notes}</legend>
      {noted.map((row) => (
        <Checkbox
          key={placeOf(row)}
          label={<NotedExercise row={row} />}
          checked={chosen.has(placeOf(row))}
          onChange={() => toggle(placeOf(row))}
        />
      ))}
      <p id={id} className="secondary-text">
        {words.notesHint}
      </p>
    </fieldset>
  )
}

function NotedExercise({ row }: { row: Program['exercises'][number] }) {
  const { lang } = useFormats()
  return (
    <>
      <bdi>{localized(row, 'name', lang)}</bdi>
      <span className="secondary-text block whitespace-pre-line">{row.note}</span>
    </>
  )
}
