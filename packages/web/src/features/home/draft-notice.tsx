import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import { forgetDraft, isOwnDraft, useDrafts } from '../program/editor/draft/drafts.ts'
import { programMessages } from '../program/program-messages.ts'

/** Offers what was typed and never saved, after a crash, a dead battery or a closed tab. */
export function DraftNotice() {
  const words = useWords(programMessages)
  const navigate = useNavigate()
  const { user } = useSignedIn()
  const drafts = useDrafts(user.id)
  const [gone, setGone] = useState<readonly string[]>([])
  const waiting = Object.entries(drafts).filter(([key]) => isOwnDraft(key) && !gone.includes(key))
  const discard = (key: string) => {
    setGone([...gone, key])
    void forgetDraft(user.id, key)
  }
  const ids = waiting.map(([key]) => key)
  const place = useRowFocus(ids, 'button:last-child')
  return (
    <div {...place}>
      {waiting.map(([key, draft]) => (
        <Notice
          key={key}
          actions={
            <>
              <Button onClick={() => discard(key)}>{words.discard}</Button>
              <Button variant="ink" onClick={() => void navigate({ to: '/', search: { edit: key } })}>
                {words.resume}
              </Button>
            </>
          }
        >
          {words.draftWaits({ name: draft.form.name.trim() })}
        </Notice>
      ))}
    </div>
  )
}
