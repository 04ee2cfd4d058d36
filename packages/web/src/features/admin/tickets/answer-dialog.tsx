import type { Ticket } from '@fonte/contract/admin/ticket'
import { longestReport } from '@fonte/domain/report/report'
import { storedLength } from '@fonte/domain/words/text-length'
import { type FormEvent, useId, useState } from 'react'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { type KeptText, useKeptText } from '../../community/use-kept-text.ts'
import { ticketsMessages } from './tickets-messages.ts'
import { type TicketAnswer, useSendAnswer } from './use-ticket-changes.ts'

interface Props {
  ticket: Ticket
  onClose: () => void
}

/** An answer to a ticket by mail. What is typed stays on the device until it is sent. */
export function AnswerDialog({ ticket, onClose }: Props) {
  const words = useWords(ticketsMessages)
  const kept = useKeptText<TicketAnswer>(`answer:${ticket.id}`, () => ({ id: newUuid(), content: '' }))
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.answerTo({ name: ticket.user_username })}
      description={words.answerText}
    >
      {kept && <AnswerForm ticket={ticket} kept={kept} onClose={onClose} />}
    </Dialog>
  )
}

function AnswerForm({ ticket, kept, onClose }: Props & { kept: KeptText<TicketAnswer> }) {
  const words = useWords(ticketsMessages)
  const id = useId()
  const { form, change, forget } = kept
  const [tried, setTried] = useState(false)
  const error = useError(form.content)
  const { run, pending } = useSendAnswer(ticket, () => {
    forget()
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error === undefined) void run(form)
  }
  return (
    <form id={id} className="stack" onSubmit={submit} noValidate>
      <blockquote className="ticket-quote">
        <bdi>{ticket.content}</bdi>
      </blockquote>
      <Field label={words.answerField} error={tried ? error : undefined}>
        <TextArea
          rows={8}
          value={form.content}
          onChange={(event) => change({ ...form, content: event.target.value })}
        />
      </Field>
      <div className="dialog-actions">
        <Button size="l" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" size="l" variant="ember" pending={pending}>
          {pending ? words.sending : words.send}
        </Button>
      </div>
    </form>
  )
}

function useError(content: string): string | undefined {
  const words = useWords(ticketsMessages)
  const { number } = useFormats()
  const length = storedLength(content)
  if (length === 0) return words.answerMissing
  return length > longestReport
    ? words.answerTooLong({ length: number(length), most: number(longestReport) })
    : undefined
}
