import type { Ticket } from '@fonte/contract/admin/ticket'
import { longestReport } from '@fonte/domain/report/report'
import { type KeptText, useKeptText } from '../../../platform/drafts/use-kept-text.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { MessageForm } from '../../../ui/message-form.tsx'
import { ticketsMessages } from './tickets-messages.ts'
import { type TicketAnswer, useSendAnswer } from './use-ticket-changes.ts'

interface Props {
  ticket: Ticket
  onClose: () => void
}

/** An answer as it is typed, and whether one has tried to send it as it is. */
type TypedAnswer = TicketAnswer & { readonly isTried?: boolean }

/** An answer to a ticket by mail. What is typed stays on the device until it is sent. */
export function AnswerDialog({ ticket, onClose }: Props) {
  const words = useWords(ticketsMessages)
  const kept = useKeptText<TypedAnswer>(`answer:${ticket.id}`, () => ({ id: newUuid(), content: '' }))
  return (
    <Dialog
      open={kept !== null}
      onClose={onClose}
      title={words.answerTo({ name: ticket.user_username })}
      description={words.answerText}
    >
      {kept && <AnswerForm ticket={ticket} kept={kept} onClose={onClose} />}
    </Dialog>
  )
}

function AnswerForm({ ticket, kept, onClose }: Props & { kept: KeptText<TypedAnswer> }) {
  const words = useWords(ticketsMessages)
  const { form, change, forget } = kept
  const { run, pending } = useSendAnswer(ticket, () => {
    forget()
    onClose()
  })
  return (
    <MessageForm
      words={{ ...words, label: words.answerField, missing: words.answerMissing }}
      content={form.content}
      most={longestReport}
      rows={8}
      pending={pending}
      // Under the id of a try the server may know the words of before: others are another answer.
      onChange={(content) => change({ id: form.isTried ? newUuid() : form.id, content })}
      onSend={() => {
        change({ ...form, isTried: true })
        void run(form)
      }}
      onClose={onClose}
    >
      <blockquote className="ticket-quote">
        <bdi>{ticket.content}</bdi>
      </blockquote>
    </MessageForm>
  )
}
