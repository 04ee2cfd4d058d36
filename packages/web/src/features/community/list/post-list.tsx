import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { useNetwork } from '../../../platform/use-network.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useToast } from '../../../ui/toast.ts'
import { communityMessages } from '../community-messages.ts'
import { OfflineNotice } from '../offline-notice.tsx'
import { useEndInSight } from './use-end-in-sight.ts'
import type { Posts } from './use-posts.ts'

interface Props {
  posts: Posts
  /** Words or filters narrow the list. */
  isNarrowed: boolean
  /** Whether posts of somebody are left out, as the reader asked. */
  isWithoutSome?: boolean
  /** The cards. */
  children: ReactNode
}

/** The posts, or why there are none: being read, not to be had, nothing published, nothing found. */
export function PostList({ posts, isNarrowed, isWithoutSome = false, children }: Props) {
  const words = useWords(communityMessages)
  const { number } = useFormats()
  useFailureToast(posts)
  if (posts.reading === 'loading') return <LoadingCards />
  if (posts.reading === 'failed') {
    return (
      <ErrorState
        message={words.loadFailed}
        retryLabel={words.retry}
        pending={posts.retrying}
        onRetry={() => posts.retry()}
      />
    )
  }
  const count = posts.items.length
  // The server ends a page early where it has read much and found little.
  const isOver = count > 0 || posts.more === null
  return (
    <>
      <OfflineNotice text={words.lastList} />
      <p className="visually-hidden" role="status">
        {!posts.isEarlier && isOver && words.shown({ count, shown: number(count) })}
      </p>
      {count === 0 && isOver && (isNarrowed ? <NothingFound /> : <NothingPublished isWithoutSome={isWithoutSome} />)}
      <div className="post-grid" aria-busy={posts.isEarlier && posts.online}>
        {children}
      </div>
      <End posts={posts} />
    </>
  )
}

/** The end of what was read so far: more comes before it is in sight, or by the button. */
function End({ posts }: { posts: Posts }) {
  const words = useWords(communityMessages)
  const { more, moreFailed, loadingMore, online } = posts
  const mayAsk = useNetwork() !== 'offline'
  const mark = useEndInSight(loadingMore || moreFailed || !online ? null : more)
  return (
    <div ref={mark} className="mt-5 grid justify-items-center">
      {more && moreFailed && mayAsk && (
        <ErrorState message={words.loadFailed} retryLabel={words.retry} onRetry={more} />
      )}
      {more && !moreFailed && mayAsk && (
        <Button size="l" pending={loadingMore} onClick={more}>
          {loadingMore ? words.loadingMore : words.more}
        </Button>
      )}
    </div>
  )
}

/** A list that cannot be read is told as a message, too, each time that a try has failed. */
function useFailureToast({ reading, retrying }: Posts): void {
  const words = useWords(communityMessages)
  const { toast } = useToast()
  const failed = reading === 'failed' && !retrying
  useEffect(() => {
    if (failed) toast({ title: words.error, description: words.loadFailed, variant: 'destructive' })
  }, [failed, toast, words])
}

function NothingFound() {
  const words = useWords(communityMessages)
  return (
    <EmptyState title={words.noResult} titleAs="h2">
      {words.noResultText}
    </EmptyState>
  )
}

function NothingPublished({ isWithoutSome }: { isWithoutSome: boolean }) {
  const words = useWords(communityMessages)
  return (
    <EmptyState
      title={words.noPosts}
      titleAs="h2"
      action={
        <Link to="/" className={buttonClass({})}>
          {words.toHome}
        </Link>
      }
    >
      {isWithoutSome ? words.noOtherPostsText : words.noPostsText}
    </EmptyState>
  )
}

function LoadingCards() {
  const words = useWords(communityMessages)
  return (
    <SkeletonGroup label={words.loading} className="post-grid">
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map((card) => (
        <Skeleton key={card} height={400} />
      ))}
    </SkeletonGroup>
  )
}
