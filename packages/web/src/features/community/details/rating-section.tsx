import type { PostDetails } from '@fonte/contract/community/post'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { PostRating } from '../list/post-key-figures.tsx'
import { detailsMessages } from './details-messages.ts'
import { RatingForm } from './rating-form.tsx'

/** What others think of a post, what that rests on, and one’s own rating of somebody else’s. */
export function RatingSection({ post, isOwn }: { post: PostDetails; isOwn: boolean }) {
  const words = useWords(detailsMessages)
  const { number } = useFormats()
  const { practice } = post
  return (
    <section className="grid gap-3">
      <h3 className="title text-22">{words.ratings}</h3>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <PostRating rating={post.rating} count={post.rating_count} />
        <p className="secondary-text min-w-40 flex-1">
          {practice
            ? words.practice({ people: number(practice.people), minutes: number(practice.minutes) })
            : words.noPractice}
        </p>
      </div>
      {!isOwn && <RatingForm postId={post.id} given={post.own_rating} />}
    </section>
  )
}
