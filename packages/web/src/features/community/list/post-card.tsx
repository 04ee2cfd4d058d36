import type { Post } from '@fonte/contract/community/post'
import { memo, useId } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { Title } from '../../../ui/typography.tsx'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { programMessages } from '../../program/program-messages.ts'
import { communityMessages } from '../community-messages.ts'
import { PostAuthor } from './post-author.tsx'
import { PostFacts, PostKeyFigures } from './post-key-figures.tsx'
import { PostPicture } from './post-picture.tsx'

/** What a card can ask for; the same functions from one drawing to the next. */
export interface PostCardActions {
  readonly view: (post: Post) => void
  readonly copy: (post: Post) => void
  readonly remove: (post: Post) => void
}

interface Props {
  post: Post
  muscles: Muscles
  /** The reader’s own, or the reader is an administrator. */
  mayRemove: boolean
  /** A copy is being made. */
  copying: boolean
  /** The reader has a copy. */
  copied: boolean
  /** Without a network the list can only be read. */
  readOnly: boolean
  actions: PostCardActions
}

/** A post of the community: what it works, its words, who published it, and what can be done with it. */
export const PostCard = memo(({ post, muscles, mayRemove, copying, copied, readOnly, actions }: Props) => {
  const words = useWords(communityMessages)
  const { badgeCopied } = useWords(programMessages)
  const id = useId()
  return (
    <article className="post-card" aria-labelledby={id}>
      <div className="post-card-picture">
        <PostPicture post={post} muscles={muscles} />
        {copied && <Tag>{badgeCopied}</Tag>}
      </div>
      <Title as="h2" id={id}>
        <bdi>{post.title}</bdi>
      </Title>
      <p className="post-card-program">
        <bdi>{post.program_name}</bdi>
      </p>
      <PostFacts post={post} />
      <PostAuthor name={post.creator_name} />
      <p className="post-card-message">
        <bdi>{post.message}</bdi>
      </p>
      <PostKeyFigures post={post} />
      <div className="post-card-actions">
        <Button aria-describedby={id} onClick={() => actions.view(post)}>
          {words.view}
        </Button>
        <Button
          aria-describedby={id}
          pending={copying}
          aria-disabled={readOnly}
          onClick={readOnly ? undefined : () => actions.copy(post)}
        >
          {words.copy}
        </Button>
        {mayRemove && (
          <Button
            variant="danger-outline"
            className="post-card-remove"
            aria-describedby={id}
            aria-disabled={readOnly}
            onClick={readOnly ? undefined : () => actions.remove(post)}
          >
            {words.remove}
          </Button>
        )}
      </div>
    </article>
  )
})
