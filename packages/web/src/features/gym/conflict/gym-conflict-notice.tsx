import { useNavigate } from '@tanstack/react-router'
import { useOutbox } from '../../../platform/outbox/device-outbox.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { putGymKind } from '../gym-outbox.ts'
import { gymConflictMessages } from './gym-conflict-messages.ts'

/** Tells that the gym was changed here and elsewhere, and leads to its page, which asks. */
export function GymConflictNotice() {
  const words = useWords(gymConflictMessages)
  const navigate = useNavigate()
  const isAsked = useOutbox().some(
    ({ kind, refusal }) => kind === putGymKind.kind && refusal !== null && putGymKind.asksAbout?.(refusal.code),
  )
  return (
    isAsked && (
      <Notice
        actions={
          <Button variant="ink" onClick={() => void navigate({ to: '/settings/gym' })}>
            {words.choose}
          </Button>
        }
      >
        {words.conflict}
      </Notice>
    )
  )
}
