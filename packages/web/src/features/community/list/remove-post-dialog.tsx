import type { Post } from '@fonte/contract/community/post'
import { ApiProblem } from '../../../platform/api/api-problem.ts'
import { useWords } from '../../../platform/words/words.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { communityMessages } from '../community-messages.ts'
import { removePost } from '../post-commands.ts'

interface Props {
  post: Post
  /** It is gone. */
  onRemoved: () => void
  /** It stays. */
  onClose: () => void
}

/** Asks before a post and its ratings go. */
export function RemovePostDialog({ post, onRemoved, onClose }: Props) {
  const words = useWords(communityMessages)
  const { toast } = useToast()
  const work = async () => {
    await removePost(post)
    toast({ title: words.removed, variant: 'success' })
    onRemoved()
  }
  const { run, pending } = useCall(work, {
    title: words.error,
    describe: (failure, reason) =>
      failure instanceof ApiProblem && failure.status < 500 ? reason : words.removeFailed,
    failed: onClose,
  })
  return (
    <ConfirmDialog
      open
      danger
      title={words.removeTitle}
      description={words.removeText({ title: post.title })}
      confirmLabel={words.remove}
      cancelLabel={words.cancel}
      pending={pending}
      onConfirm={() => void run()}
      onCancel={onClose}
    />
  )
}
