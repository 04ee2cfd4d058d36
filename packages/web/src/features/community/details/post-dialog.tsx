import type { PostDetails as Details, Post } from '@fonte/contract/community/post'
import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { useNetwork } from '../../../platform/connection.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { UrlDialog } from '../../../ui/url-dialog.tsx'
import { communityMessages } from '../community-messages.ts'
import { OfflineNotice } from '../offline-notice.tsx'
import { postQuery } from '../post-reads.ts'
import { useCopyPost } from '../use-copy-post.ts'
import { detailsMessages } from './details-messages.ts'
import { PostBody } from './post-body.tsx'
import { useClosePost } from './post-url.ts'

interface Props {
  postId: string
  onRemove: (post: Post) => void
}

/** The whole program of a post, what others think of it, and what can be done with it; the URL says that it is open. */
export function PostDialog({ postId, onRemove }: Props) {
  const words = useWords(detailsMessages)
  const close = useClosePost()
  const query = useQuery(postQuery(postId))
  const isGone = isProblem(query.error, 'not-found')
  const post = isGone ? undefined : query.data
  return (
    <UrlDialog
      onClose={close}
      title={post ? <bdi>{post.title}</bdi> : words.untitled}
      footer={<Footer post={post} onClose={close} />}
    >
      {post && <OfflineNotice text={words.offline} retry={() => void query.refetch()} retrying={query.isFetching} />}
      {post && <PostBody post={post} onRemove={onRemove} />}
      {!post && <NoPost isGone={isGone} failed={query.isError || query.isPaused} retry={() => void query.refetch()} />}
    </UrlDialog>
  )
}

function NoPost({ isGone, failed, retry }: { isGone: boolean; failed: boolean; retry: () => void }) {
  const words = useWords(detailsMessages)
  const { postGone, retry: retryLabel } = useWords(communityMessages)
  if (isGone) return <p role="status">{postGone}</p>
  if (failed) return <ErrorState message={words.loadFailed} retryLabel={retryLabel} onRetry={retry} />
  return (
    <SkeletonGroup label={words.loading} className="stack">
      <Skeleton height={200} />
      <Skeleton height={120} />
    </SkeletonGroup>
  )
}

function Footer({ post, onClose }: { post: Details | undefined; onClose: () => void }) {
  const words = useWords(detailsMessages)
  const { copy: copyLabel } = useWords(communityMessages)
  const { copy, copying } = useCopyPost()
  const online = useNetwork() === 'online'
  return (
    <>
      <Button size="l" onClick={onClose}>
        {words.close}
      </Button>
      {post && (
        <Button
          size="l"
          variant="ember"
          icon="copy"
          pending={copying.has(post.id)}
          disabled={!online}
          onClick={() => void copy(post)}
        >
          {copyLabel}
        </Button>
      )}
    </>
  )
}
