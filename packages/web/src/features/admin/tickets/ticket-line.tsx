import type { Ticket } from '@fonte/contract/admin/ticket'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { FoldedText } from '../../program/details/folded-text.tsx'
import { reportMessages } from '../../report/report-messages.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import { TicketStatus } from './ticket-status.tsx'
import { ticketsMessages } from './tickets-messages.ts'
import { useDeleteTicket } from './use-ticket-changes.ts'

/** One ticket: what it is about, its text as text, who wrote it, and what can be done. */
export function TicketLine({ ticket }: { ticket: Ticket }) {
  const types = useWords(reportMessages)
  const { date } = useFormats()
  return (
    <li className={classNames('ticket', ticket.status === 'Fermé' && 'closed')}>
      <div className="ticket-head">
        <Tag solid={ticket.report_type === 'Comportement inapproprié'}>{types[ticket.report_type]}</Tag>
        <time className="secondary-text" dateTime={ticket.created_at}>
          {date(ticket.created_at, 'shortDateTime')}
        </time>
      </div>
      <div className="ticket-text">
        <ReportedPost ticket={ticket} />
        <FoldedText text={ticket.content} />
        <AnsweredNote ticket={ticket} />
      </div>
      <div className="ticket-foot">
        <span className="admin-person">
          <Avatar name={ticket.user_username} />
          <Author ticket={ticket} />
        </span>
        <TicketStatus ticket={ticket} />
        <TicketActions ticket={ticket} />
      </div>
    </li>
  )
}

/** The post that it reports: a way to it while it stands, its title as it was then afterwards. */
function ReportedPost({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketsMessages)
  const { post_id, post_title, post_is_there } = ticket
  if (post_id === null) return null
  const title = <bdi>{post_title}</bdi>
  return (
    <p className="strong-text">
      {words.reportedPost}{' '}
      {post_is_there ? (
        <Link to="/community" search={{ post: post_id }} className="underline">
          {title}
        </Link>
      ) : (
        <>
          {title} <span className="secondary-text">({words.postGone})</span>
        </>
      )}
    </p>
  )
}

function AnsweredNote({ ticket: { answered_at, answered_by } }: { ticket: Ticket }) {
  const words = useWords(ticketsMessages)
  const { date } = useFormats()
  if (answered_at === null) return null
  return (
    <p className="secondary-text">
      {words.answered({ when: date(answered_at, 'shortDateTime'), by: answered_by ?? words.formerAdmin })}
    </p>
  )
}

function TicketActions({ ticket }: { ticket: Ticket }) {
  const words = useWords(ticketsMessages)
  const [open, setOpen] = useState<'answer' | 'delete' | null>(null)
  const close = () => setOpen(null)
  const { date } = useFormats()
  const told = { name: ticket.user_username, when: date(ticket.created_at, 'shortDateTime') }
  return (
    <span className="ticket-actions">
      <IconButton icon="mail" label={words.answerOf(told)} onClick={() => setOpen('answer')} />
      <IconButton icon="trash" label={words.deleteOf(told)} onClick={() => setOpen('delete')} />
      {open === 'answer' && <AnswerDialog ticket={ticket} onClose={close} />}
      {open === 'delete' && <DeleteTicket ticket={ticket} onClose={close} />}
    </span>
  )
}

function DeleteTicket({ ticket, onClose }: { ticket: Ticket; onClose: () => void }) {
  const words = useWords(ticketsMessages)
  const { run, pending } = useDeleteTicket(ticket, onClose)
  return (
    <ConfirmDialog
      open
      danger
      title={words.deleteTitle}
      description={words.deleteText}
      confirmLabel={pending ? words.deleting : words.delete}
      cancelLabel={words.cancel}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    >
      <p className="admin-person">
        <Author ticket={ticket} />
      </p>
      <blockquote className="ticket-quote">
        <bdi>{ticket.content}</bdi>
      </blockquote>
    </ConfirmDialog>
  )
}

function Author({ ticket: { user_username, user_email } }: { ticket: Ticket }) {
  return (
    <span className="min-w-0">
      <bdi>{user_username}</bdi>
      <bdi className="secondary-text">{user_email}</bdi>
    </span>
  )
}
