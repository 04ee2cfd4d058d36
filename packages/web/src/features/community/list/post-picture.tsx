import type { Post } from '@fonte/contract/community/post'
import { isCustomExerciseId } from '@fonte/domain/exercise/exercise-id'
import { workOf } from '@fonte/domain/program/program-work'
import { useMemo } from 'react'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { WorkPicture } from '../../program/program-picture.tsx'

/** The picture of a post’s program where the operator allows its host, else the body map of what it works. */
export function PostPicture({ post, muscles }: { post: Pick<Post, 'image_url' | 'work'>; muscles: Muscles }) {
  const work = useMemo(
    () =>
      workOf(
        post.work.map(({ exercise_id, set_count, ...worked }) => ({
          exercise: { ...worked, creator_id: isCustomExerciseId(exercise_id) ? exercise_id : null },
          sets: set_count,
        })),
        muscles.regionsOf,
      ),
    [post.work, muscles],
  )
  return <WorkPicture image_url={post.image_url} work={work} muscles={muscles} />
}
