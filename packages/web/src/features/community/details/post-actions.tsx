import type { Post, PostDetails } from '@fonte/contract/community/post'
import { useState } from 'react'
import { useNetwork } from '../../../platform/connection.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { communityMessages } from '../community-messages.ts'
import { detailsMessages } from './details-messages.ts'
import { HideAuthorDialog } from './hide-author-dialog.tsx'
import { ReportPostDialog } from './report-post-dialog.tsx'

interface Props {
  post: PostDetails
  isOwn: boolean
  onRemove: (post: Post) => void
}

/** What is done seldom: reporting a post and hiding its author, or removing what is one’s own. */
export function PostActions({ post, isOwn, onRemove }: Props) {
  const words = useWords(detailsMessages)
  const { remove } = useWords(communityMessages)
  const isAdmin = useSignedIn().profile.role === 'admin'
  const disabled = useNetwork() !== 'online'
  const [asked, setAsked] = useState<'report' | 'hide' | null>(null)
  const close = () => setAsked(null)
  return (
    <div className="flex flex-wrap gap-3">
      {!isOwn && (
        <>
          <Button icon="warning" disabled={disabled} onClick={() => setAsked('report')}>
            {words.report}
          </Button>
          <Button icon="eye-off" disabled={disabled} onClick={() => setAsked('hide')}>
            {words.hide}
          </Button>
        </>
      )}
      {(isOwn || isAdmin) && (
        <Button variant="danger-outline" icon="trash" disabled={disabled} onClick={() => onRemove(post)}>
          {remove}
        </Button>
      )}
      {asked === 'report' && <ReportPostDialog post={post} onClose={close} />}
      {asked === 'hide' && <HideAuthorDialog post={post} onClose={close} />}
    </div>
  )
}
