import { visibleName } from '@fonte/domain/account/full-name'
import { type ReactNode, useEffect, useRef } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { programMessages } from '../program-messages.ts'

/** Greets by username, beside what was trained this week. */
export function Welcome({ week, focused }: { week: ReactNode; focused: boolean }) {
  const words = useWords(programMessages)
  const { username } = useSignedIn().profile
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (focused) heading.current?.focus({ preventScroll: true })
  }, [focused])
  return (
    <div className="welcome">
      <h1 ref={heading} tabIndex={-1} className="title page-title outline-none">
        {words.welcome} <bdi>{visibleName(username) || words.nobody}</bdi>
      </h1>
      {week}
    </div>
  )
}
