import type { Post, PostDetails } from '@fonte/contract/community/post'
import { countSets } from '@fonte/domain/program/program'
import { useMemo } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Tag } from '../../../ui/tag.tsx'
import { KeyFigure } from '../../../ui/typography.tsx'
import { type Library, useLibrary } from '../../exercise/library-queries.ts'
import { ExerciseLines } from '../../program/details/exercise-lines.tsx'
import { FoldedText } from '../../program/details/folded-text.tsx'
import { programMessages } from '../../program/program-messages.ts'
import { communityMessages } from '../community-messages.ts'
import { PostAuthor } from '../list/post-author.tsx'
import { PostPicture } from '../list/post-picture.tsx'
import { useCopiedPrograms } from '../use-copied-programs.ts'
import { detailsMessages } from './details-messages.ts'
import { PostActions } from './post-actions.tsx'
import { RatingSection } from './rating-section.tsx'

interface Props {
  post: PostDetails
  onReport: (post: Post) => void
  onRemove: (post: Post) => void
  onHide: (post: Post) => void
}

/** What a post says and holds. */
export function PostBody({ post, onReport, onRemove, onHide }: Props) {
  const words = useWords(detailsMessages)
  const { badgeCopied } = useWords(programMessages)
  const isCopied = useCopiedPrograms().has(post.program_id)
  const { date } = useFormats()
  const library = usePostLibrary(post)
  const isOwn = useSignedIn().user.id === post.user_id
  return (
    <>
      <div className="grid h-40 place-items-center overflow-hidden rounded-1 bg-sunken p-3 sm:h-52 [--body-gap:var(--sunken)] [&_img]:h-full [&_img]:w-full [&_img]:object-cover">
        <PostPicture post={post} muscles={library.muscles} />
      </div>
      <div className="grid grid-cols-1 gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <p className="strong-text min-w-0">
            <bdi>{post.program_name}</bdi>
          </p>
          {isCopied && <Tag>{badgeCopied}</Tag>}
        </div>
        <PostAuthor name={post.creator_name} />
        <p className="secondary-text">{words.published({ date: date(post.created_at) })}</p>
      </div>
      <FoldedText text={post.message} />
      <Figures post={post} />
      <RatingSection post={post} isOwn={isOwn} />
      <section className="grid gap-2">
        <h3 className="title text-22">{words.exercises}</h3>
        <FoldedText text={post.program.description} />
        <ExerciseLines rows={post.program.exercises} library={library} />
      </section>
      <PostActions post={post} isOwn={isOwn} onReport={onReport} onRemove={onRemove} onHide={onHide} />
    </>
  )
}

function Figures({ post }: { post: PostDetails }) {
  const words = useWords(detailsMessages)
  const { exercises } = useWords(communityMessages)
  const { sets } = useWords(programMessages)
  const { number } = useFormats()
  const setCount = countSets(post.program)
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      <KeyFigure value={number(post.exercise_count)} caption={exercises({ count: post.exercise_count })} />
      <KeyFigure value={number(setCount)} caption={sets({ count: setCount })} />
      <KeyFigure value={number(post.estimated_minutes)} caption={words.minutes} />
      {post.copy_count > 0 && (
        <KeyFigure value={number(post.copy_count)} caption={words.copies({ count: post.copy_count })} />
      )}
    </div>
  )
}

/** The reader’s library, in the reader’s language, and the exercises that the author made. */
function usePostLibrary({ custom_exercises }: PostDetails): Library {
  const { find, muscles } = useLibrary()
  return useMemo(() => {
    const made = new Map(custom_exercises.map((exercise) => [exercise.id, exercise]))
    return { find: (id) => find(id) ?? made.get(id), muscles }
  }, [custom_exercises, find, muscles])
}
