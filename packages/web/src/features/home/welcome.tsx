import { visibleName } from '@fonte/domain/account/full-name'
import { useEffect, useRef } from 'react'
import { useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { latePart } from '../../ui/lazy-part.tsx'
import { programMessages } from '../program/program-messages.ts'

const WeekStrip = latePart(
  async () => (await import('../statistics/week-strip.tsx')).WeekStrip,
  // As high as the strip, so that nothing below it jumps.
  <div className="week-strip min-h-23.5 lg:min-h-15" />,
)

/** Greets by username, beside what was trained this week. */
export function Welcome({ focused }: { focused: boolean }) {
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
      <WeekStrip />
    </div>
  )
}
