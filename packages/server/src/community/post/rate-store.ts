import type { Writer } from '../../platform/database.ts'

/** Notes how `userId` rates a post, in place of what they gave before; the figures of the post follow. */
export const setRating = async (
  userId: string,
  postId: string,
  rating: number,
  ratedAt: Date,
  writer: Writer,
): Promise<void> => {
  await writer
    .insertInto('post_ratings')
    .values({ post_id: postId, user_id: userId, rating, rated_at: ratedAt })
    .onConflict((row) =>
      row
        .columns(['post_id', 'user_id'])
        .doUpdateSet({ rating, rated_at: ratedAt })
        .where('post_ratings.rating', '!=', rating),
    )
    .execute()
}

/** The mean of a post’s ratings to one decimal, and how many there are. */
export const findFigures = (postId: string, writer: Writer) =>
  writer
    .selectFrom('post_figures')
    .select(['rating', 'rating_count'])
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow()
