import type { Post } from '@fonte/contract/community/post'
import { useCallback, useState } from 'react'
import { isProblem } from '../../platform/api/api-problem.ts'
import { describeFailure, problemMessages } from '../../platform/api/problem-messages.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { communityMessages } from './community-messages.ts'
import { takeCopy } from './post-commands.ts'

/** Copies a post and says how it went; `copying` has the posts that are being copied. */
export function useCopyPost() {
  const words = useWords(communityMessages)
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const [copying, setCopying] = useState<ReadonlySet<string>>(new Set())
  const copy = useCallback(
    async (post: Pick<Post, 'id'>) => {
      setCopying((ids) => new Set([...ids, post.id]))
      try {
        await takeCopy(post)
        toast({ title: words.copyMade, description: words.copiedText, variant: 'success' })
      } catch (failure) {
        const isGone = isProblem(failure, 'not-found')
        const signedOut = isProblem(failure, 'signed-out')
        const reason = isGone ? words.postGone : describeFailure(failure, reasons)
        toast({
          title: words.copyFailed,
          description: signedOut ? words.signInToCopy : reason,
          variant: 'destructive',
        })
      } finally {
        setCopying((ids) => new Set([...ids].filter((id) => id !== post.id)))
      }
    },
    [words, reasons, toast],
  )
  return { copy, copying }
}
