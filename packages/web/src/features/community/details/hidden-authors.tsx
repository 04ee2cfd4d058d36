import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { hiddenAuthorsQuery } from '../post-reads.ts'
import { detailsMessages } from './details-messages.ts'
import { useShowAuthor } from './use-show-author.ts'

/** The authors whom one has hidden, and the way to see them again; nothing without any. */
export function HiddenAuthors() {
  const words = useWords(detailsMessages)
  const { number } = useFormats()
  const [open, setOpen] = useState(false)
  const { run, pending } = useShowAuthor()
  const authors = useQuery(hiddenAuthorsQuery).data?.items ?? []
  if (authors.length === 0) return null
  return (
    <>
      <Button variant="quiet" icon="eye-off" className="mt-5 -ms-4" onClick={() => setOpen(true)}>
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
        <ul className="stack">
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
