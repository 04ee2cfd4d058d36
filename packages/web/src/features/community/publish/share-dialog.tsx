import type { Program } from '@fonte/contract/program'
import { postBounds } from '@fonte/domain/community/bounds'
import { type FormEvent, useState } from 'react'
import { useOnline } from '../../../platform/connection.ts'
import { type KeptText, useKeptText } from '../../../platform/drafts/use-kept-text.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToast } from '../../../ui/toast.ts'
import type { ShareForm } from './publish-commands.ts'
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
      open
      onClose={onClose}
      title={words.shareTitle}
      description={<bdi>{words.shareText({ name: program.name })}</bdi>}
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
  const online = useOnline()
  const { run, pending } = usePublish(program, { published: forget, close: onClose })
  const isBlank = form.title.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isBlank) toast({ title: words.titleMissing, description: words.titleMissingText, variant: 'destructive' })
    else void run(form)
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
      <Field label={words.title} error={tried && isBlank ? words.titleMissingText : undefined}>
        <TextInput
          maxLength={postBounds.title.max}
          autoComplete="off"
          value={form.title}
          onChange={(event) => change({ ...form, title: event.target.value })}
        />
      </Field>
      <Field label={words.message} hint={words.messageHint}>
        <TextArea
          rows={4}
          maxLength={postBounds.message.max}
          value={form.message}
          onChange={(event) => change({ ...form, message: event.target.value })}
        />
      </Field>
      {!online && <p role="status">{words.offline}</p>}
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
