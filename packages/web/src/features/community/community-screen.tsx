import type { Post } from '@fonte/contract/community/post'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { isProblem } from '../../platform/api/api-problem.ts'
import { session, useSignedIn } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useKeptPlace } from '../../ui/use-kept-place.ts'
import { useMuscles } from '../muscle/muscle-queries.ts'
import { usePremiumAccess } from '../plan/plan-queries.ts'
import { communityMessages } from './community-messages.ts'
import { type CommunitySearch, countFilters, type PostFilter } from './community-url.ts'
import { HiddenAuthors } from './details/hidden-authors.tsx'
import { useOpenPost } from './details/post-url.ts'
import { knownFilter } from './list/known-filter.ts'
import { PostCard, type PostCardActions } from './list/post-card.tsx'
import { PostList } from './list/post-list.tsx'
import { PostTools } from './list/post-tools.tsx'
import { RemovePostDialog } from './list/remove-post-dialog.tsx'
import { useCardFocus } from './list/use-card-focus.ts'
import { usePosts } from './list/use-posts.ts'
import { useShownPosts } from './list/use-shown-posts.ts'
import { hiddenAuthorsQuery } from './post-reads.ts'
import { useCopiedPrograms } from './use-copied-programs.ts'
import { useCopyPost } from './use-copy-post.ts'

const PostDialog = lazyPart(async () => (await import('./details/post-dialog.tsx')).PostDialog)

/** `/community`: what lifters share, for whom Premium is open; everybody else is led to the plan. */
export function CommunityScreen() {
  return usePremiumAccess() ? <Community /> : <Navigate to="/payment" replace />
}

function Community() {
  const words = useWords(communityMessages)
  const { post: opened, ...asked }: CommunitySearch = useSearch({ strict: false })
  const muscles = useMuscles()
  const filter = knownFilter(asked, muscles)
  const posts = useShownPosts(usePosts(filter))
  const hidden = useQuery(hiddenAuthorsQuery).data?.items ?? []
  const change = useChangeFilter()
  const [removed, setRemoved] = useState<Post | null>(null)
  const closeQuestion = () => setRemoved(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useCardFocus(opened !== undefined || removed !== null, posts.items, heading)
  useTitle(words.title)
  useKeptPlace()
  useRefusal(posts.error)
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="title page-title mb-4 outline-none">
        {words.title}
      </h1>
      <PostTools filter={filter} muscles={muscles} onChange={change} />
      <PostList
        posts={posts}
        isNarrowed={filter.q !== undefined || countFilters(filter) > 0}
        isWithoutSome={hidden.length > 0}
      >
        <Cards posts={posts.items} readOnly={!posts.online} muscles={muscles} onRemove={setRemoved} />
      </PostList>
      <HiddenAuthors onLast={() => heading.current?.focus()} />
      {opened !== undefined && <PostDialog key={opened} postId={opened} />}
      {removed && <RemovePostDialog post={removed} onRemoved={closeQuestion} onClose={closeQuestion} />}
    </>
  )
}

interface CardsProps {
  posts: readonly Post[]
  muscles: ReturnType<typeof useMuscles>
  readOnly: boolean
  onRemove: (post: Post) => void
}

function Cards({ posts, muscles, readOnly, onRemove }: CardsProps) {
  const { user, profile } = useSignedIn()
  const { copy, copying } = useCopyPost()
  const copied = useCopiedPrograms()
  const open = useOpenPost()
  const actions = useMemo<PostCardActions>(
    () => ({ view: ({ id }) => open(id), copy: (post) => void copy(post), remove: onRemove }),
    [open, copy, onRemove],
  )
  return posts.map((post) => (
    <PostCard
      key={post.id}
      post={post}
      muscles={muscles}
      mayRemove={post.user_id === user.id || profile.role === 'admin'}
      copying={copying.has(post.id)}
      copied={copied.has(post.program_id)}
      readOnly={readOnly}
      actions={actions}
    />
  ))
}

/** What is looked for stands in the URL: a reload and the way back find the same list. */
function useChangeFilter() {
  const navigate = useNavigate()
  return useCallback(
    (change: PostFilter) =>
      void navigate({
        to: '/community',
        search: (search: CommunitySearch) => ({ ...search, ...change }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
}

/** Where the server says that Premium is not open, the page learns it, too, and leads on. */
function useRefusal(error: unknown): void {
  useEffect(() => {
    if (isProblem(error, 'premium-required')) void session.verify()
  }, [error])
}
