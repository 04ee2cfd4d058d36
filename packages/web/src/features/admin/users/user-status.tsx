import type { Status } from '@fonte/domain/account/status'
import type { JSX } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { usersMessages } from './users-messages.ts'

const marks = {
  active: <circle cx="7" cy="7" r="6" fill="var(--ok)" />,
  inactive: <circle cx="7" cy="7" r="5" fill="none" stroke="var(--edge)" strokeWidth="2" />,
  blocked: (
    <>
      <path d="M0 0h14v14H0z" fill="var(--danger)" />
      <path d="m4 4 6 6M10 4l-6 6" stroke="var(--bg)" strokeWidth="2" />
    </>
  ),
} satisfies Record<Status, JSX.Element>

/** How an account stands, as a mark and a word. */
export function UserStatus({ status }: { status: Status }) {
  const words = useWords(usersMessages)
  return (
    <span className="user-status">
      <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
        {marks[status]}
      </svg>
      {words[status]}
    </span>
  )
}
