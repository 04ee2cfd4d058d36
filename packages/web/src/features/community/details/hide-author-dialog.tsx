import type { Post } from '@fonte/contract/community/post'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { setHidden } from '../post-commands.ts'
import { detailsMessages } from './details-messages.ts'
import { useLeavePost } from './post-url.ts'
import { useShowAuthor } from './use-show-author.ts'

type Author = Pick<Post, 'user_id' | 'creator_name'>

/** Asks before the posts of an author are no longer shown to oneself, this one neither; it can be taken back. */
export function HideAuthorDialog({ post, onClose }: { post: Author; onClose: () => void }) {
  const words = useWords(detailsMessages)
  const { toast } = useToast()
  const show = useShowAuthor()
  const leave = useLeavePost()
  const work = async () => {
    await setHidden(post.user_id, true)
    toast({
      title: words.hidden,
      description: post.creator_name,
      action: { label: words.undo, onAction: () => void show.run(post.user_id) },
    })
    leave()
  }
  const { run, pending } = useCall(work, { title: words.hideFailed })
  return (
    <ConfirmDialog
      open
      title={words.hideTitle({ name: post.creator_name })}
      description={words.hideText}
      confirmLabel={words.hide}
      cancelLabel={words.cancel}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  )
}
