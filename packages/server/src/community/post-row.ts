import type { Post } from '@fonte/contract/community/post'
import { minutesOfSets } from '@fonte/domain/program/program'
import { shownName, visibleText } from '@fonte/domain/words/visible-text'
import { allowedImage } from '../platform/allowed-image.ts'

/** A post as its card is read from the database. */
export interface PostRow {
  readonly id: string
  readonly title: string
  readonly message: string
  readonly program_id: string
  readonly user_id: string
  readonly program_name: string
  readonly creator_name: string
  readonly creator_avatar_url: string | null
  readonly image_url: string | null
  readonly work: Post['work']
  readonly set_count: number
  readonly rating: number
  readonly rating_count: number
  readonly copy_count: number
  readonly created_at: Date
}

/** What the card of a post shows; pictures only from `imageHosts`. */
export const presentPost = (row: PostRow, imageHosts: readonly string[]): Post => {
  const { set_count, rating, ...rest } = row
  return {
    ...rest,
    program_name: shownName(row.program_name),
    creator_name: visibleText(row.creator_name),
    creator_avatar_url: allowedImage(row.creator_avatar_url, imageHosts),
    image_url: allowedImage(row.image_url, imageHosts),
    exercise_count: row.work.length,
    estimated_minutes: minutesOfSets(set_count),
    rating: row.rating_count === 0 ? null : rating,
    created_at: row.created_at.toISOString(),
  }
}
