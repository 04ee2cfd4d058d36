import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { hiddenAuthorsQuery } from '../post-reads.ts'
import { detailsMessages } from './details-messages.ts'
import { useShowAuthor } from './use-show-author.ts'

/** The authors whom one has hidden, and the way to see them again. Without any nothing stands, and `onLast` takes the focus. */
export function HiddenAuthors({ onLast }: { onLast: () => void }) {
  const words = useWords(detailsMessages)
  const { number } = useFormats()
  const [open, setOpen] = useState(false)
  const { run, pending } = useShowAuthor()
  const authors = useQuery(hiddenAuthorsQuery).data?.items ?? []
  const list = useRef<HTMLUListElement>(null)
  const ids = authors.map(({ user_id }) => user_id)
  useFocusAfterRemoval(ids, (at) => {
    if (at < 0) onLast()
    else list.current?.querySelectorAll('button')[at]?.focus()
  })
  if (authors.length === 0) {
    if (open) setOpen(false)
    return null
  }
  return (
    <>
      <Button variant="quiet" icon="eye-off" className="button-flush mt-5" onClick={() => setOpen(true)}>
        {words.hiddenAuthors({ count: authors.length, shown: number(authors.length) })}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={words.hiddenTitle}
        footer={
          <Button size="l" onClick={() => setOpen(false)}>
            {words.close}
          </Button>
        }
      >
        <ul ref={list} className="stack">
          {authors.map(({ user_id, username }) => (
            <li key={user_id} className="spread-row">
              <bdi>{username}</bdi>
              <Button pending={pending} onClick={() => void run(user_id)}>
                {words.show}
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
