import type { PostDetails as Details, Post } from '@fonte/contract/community/post'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useNetwork } from '../../../platform/use-network.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { UrlDialog } from '../../../ui/url-dialog.tsx'
import { communityMessages } from '../community-messages.ts'
import { RemovePostDialog } from '../list/remove-post-dialog.tsx'
import { OfflineNotice } from '../offline-notice.tsx'
import { postQuery } from '../post-reads.ts'
import { useCopyPost } from '../use-copy-post.ts'
import { detailsMessages } from './details-messages.ts'
import { HideAuthorDialog } from './hide-author-dialog.tsx'
import { PostBody } from './post-body.tsx'
import { useClosePost, useLeavePost } from './post-url.ts'
import { type ReportedPost, ReportPostDialog } from './report-post-dialog.tsx'

/** The whole program of a post, what others think of it, and what can be done with it; the URL says that it is open. */
export function PostDialog({ postId }: { postId: string }) {
  const words = useWords(detailsMessages)
  const close = useClosePost()
  const query = useQuery(postQuery(postId))
  // The id in a link that was cut is none.
  const isGone = isProblem(query.error, 'not-found') || isProblem(query.error, 'invalid-input')
  const post = isGone ? undefined : query.data
  const needs = useNeeds(post)
  const [reported, setReported] = useState<ReportedPost | null>(null)
  const [removed, setRemoved] = useState<Post | null>(null)
  const [hiding, setHiding] = useState<Post | null>(null)
  const leave = useLeavePost()
  return (
    <UrlDialog
      onClose={close}
      title={post ? <bdi>{post.title}</bdi> : words.untitled}
      footer={<Footer post={post} onClose={close} />}
    >
      <OfflineNotice text={post ? needs : null} retry={() => void query.refetch()} retrying={query.isFetching} />
      {post && <PostBody post={post} onReport={setReported} onRemove={setRemoved} onHide={setHiding} />}
      {!post && <NoPost isGone={isGone} failed={query.isError || query.isPaused} retry={() => void query.refetch()} />}
      {removed && <RemovePostDialog post={removed} onRemoved={leave} onClose={() => setRemoved(null)} />}
      {hiding && <HideAuthorDialog post={hiding} onClose={() => setHiding(null)} />}
      {reported && <ReportPostDialog post={reported} onClose={() => setReported(null)} />}
    </UrlDialog>
  )
}

/** What can be done with a post, and needs an answer. */
function useNeeds(post: Details | undefined): string {
  const words = useWords(detailsMessages)
  const { user, profile } = useSignedIn()
  if (post?.user_id === user.id) return words.ownNeeds
  return profile.role === 'admin' ? words.adminNeeds : words.otherNeeds
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
          aria-disabled={!online}
          onClick={online ? () => void copy(post) : undefined}
        >
          {copyLabel}
        </Button>
      )}
    </>
  )
}
