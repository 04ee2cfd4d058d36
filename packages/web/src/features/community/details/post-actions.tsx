import type { Post, PostDetails } from '@fonte/contract/community/post'
import { useQuery } from '@tanstack/react-query'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useNetwork } from '../../../platform/use-network.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { communityMessages } from '../community-messages.ts'
import { hiddenAuthorsQuery } from '../post-reads.ts'
import { detailsMessages } from './details-messages.ts'
import { useShowAuthor } from './use-show-author.ts'

interface Props {
  post: PostDetails
  isOwn: boolean
  onReport: (post: Post) => void
  onRemove: (post: Post) => void
  onHide: (post: Post) => void
}

/** What is done seldom: reporting a post, hiding its author or showing them again, or removing what is one’s own. */
export function PostActions({ post, isOwn, onReport, onRemove, onHide }: Props) {
  const words = useWords(detailsMessages)
  const { remove } = useWords(communityMessages)
  const isAdmin = useSignedIn().profile.role === 'admin'
  const online = useNetwork() === 'online'
  // Not `disabled`, which would take the focus from where it is when an answer stays away.
  const needingNetwork = (act: () => void) => ({ 'aria-disabled': !online, onClick: online ? act : undefined })
  const hidden = useQuery(hiddenAuthorsQuery).data?.items
  const isHidden = hidden?.some(({ user_id }) => user_id === post.user_id)
  const show = useShowAuthor()
  return (
    <div className="flex flex-wrap gap-3">
      {!isOwn && (
        <>
          <Button icon="warning" {...needingNetwork(() => onReport(post))}>
            {words.report}
          </Button>
          <Button
            icon={isHidden ? 'eye' : 'eye-off'}
            pending={show.pending}
            {...needingNetwork(() => (isHidden ? void show.run(post.user_id) : onHide(post)))}
          >
            {isHidden ? words.show : words.hide}
          </Button>
        </>
      )}
      {(isOwn || isAdmin) && (
        <Button variant="danger-outline" icon="trash" {...needingNetwork(() => onRemove(post))}>
          {remove}
        </Button>
      )}
    </div>
  )
}
