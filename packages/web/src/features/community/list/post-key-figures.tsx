import type { Post } from '@fonte/contract/community/post'
import { formatRating } from '@fonte/domain/words/number-format'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Figure, KeyFigure, Stamp } from '../../../ui/typography.tsx'
import { communityMessages } from '../community-messages.ts'

/** How many exercises, and what those who rated it think. */
export function PostKeyFigures({ post }: { post: Post }) {
  const words = useWords(communityMessages)
  const { number } = useFormats()
  return (
    <div className="post-card-figures">
      <KeyFigure value={number(post.exercise_count)} caption={words.exercises({ count: post.exercise_count })} />
      <PostRating rating={post.rating} count={post.rating_count} />
    </div>
  )
}

/** How long it takes, and how many other people have copied it. */
export function PostFacts({ post }: { post: Post }) {
  const words = useWords(communityMessages)
  const { number } = useFormats()
  const copies = words.copies({ count: post.copy_count, shown: number(post.copy_count) })
  return (
    <p className="post-card-facts">
      {words.minutes({ shown: number(post.estimated_minutes) })}
      {post.copy_count > 0 && ` · ${copies}`}
    </p>
  )
}

/** The mean to one decimal over the number of ratings; read out as one sentence. */
export function PostRating({ rating, count }: { rating: number | null; count: number }) {
  const words = useWords(communityMessages)
  const { lang, number } = useFormats()
  const mean = rating === null ? '–' : formatRating(lang, rating)
  const said = rating === null ? words.unrated : words.ratedOf({ rating: mean, count, shown: number(count) })
  return (
    <div className="key-figure post-rating">
      <span className="visually-hidden">{said}</span>
      <Figure aria-hidden="true">{mean}</Figure>
      <Stamp aria-hidden="true">{words.ratings({ count, shown: number(count) })}</Stamp>
    </div>
  )
}
