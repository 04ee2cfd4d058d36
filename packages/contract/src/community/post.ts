import { postBounds as bounds, postSorts } from '@fonte/domain/community/bounds'
import { programLengths } from '@fonte/domain/community/program-length'
import { programBounds } from '@fonte/domain/program/bounds'
import { longestReport } from '@fonte/domain/report/report'
import { isUnseen, visibleText } from '@fonte/domain/words/visible-text'
import * as z from 'zod/mini'
import { exerciseSchema } from '../exercise.ts'
import { cursorField, distinctIds, idField, instantField, measured, pageOf, text, uuidField, whole } from '../field.ts'
import { programSchema } from '../program.ts'
import { reportSchema } from '../report.ts'
import { type Answered, defineRoutes } from '../route.ts'

/** How much of a program works a muscle group: what the body map of a card is drawn from. */
const workSchema = z.object({
  exercise_id: z.string(),
  muscle_group_id: z.string(),
  /** Secondary muscles, by id. */
  muscle_ids: z.array(z.string()),
  set_count: z.number(),
})

/** What the card of a post shows. Names are those of today, without characters that hide or turn text. */
const postFields = {
  id: z.string(),
  title: z.string(),
  message: z.string(),
  program_id: z.string(),
  /** The author. */
  user_id: z.string(),
  program_name: z.string(),
  /** The author’s username. */
  creator_name: z.string(),
  /** As the program’s picture. */
  creator_avatar_url: z.nullable(z.string()),
  exercise_count: z.number(),
  estimated_minutes: z.number(),
  /** The program’s picture, where the operator allows its host; null else: the body map stands for it. */
  image_url: z.nullable(z.string()),
  /** Each exercise of the program, in its order. */
  work: z.array(workSchema),
  /** The mean to one decimal; null without a rating. */
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  /** How many other people made a copy. */
  copy_count: z.number(),
  created_at: instantField,
}

export const postSchema = z.object(postFields)

export type Post = Answered<typeof postSchema>

/** What a rating rests on. */
const practiceSchema = z.object({
  /** Other people who finished a workout of a copy whose exercises are still the original’s: five or more. */
  people: z.number(),
  /** The median of how long it took them, rounded to five minutes. */
  minutes: z.number(),
})

export const postDetailsSchema = z.object({
  ...postFields,
  program: programSchema,
  /** The program’s exercises that its author made. Those of the library are the reader’s own. */
  custom_exercises: z.array(exerciseSchema),
  /** What the reader gave; null before. */
  own_rating: z.nullable(z.number()),
  /** Null until five people did it. */
  practice: z.nullable(practiceSchema),
})

export type PostDetails = Answered<typeof postDetailsSchema>

/** The figures of a post after a rating. */
const ratedSchema = z.object({
  rating: z.nullable(z.number()),
  rating_count: z.number(),
  own_rating: z.nullable(z.number()),
})

/** A typed text, kept without what hides or turns the text beside it. */
const shownText = (min: number, max: number) =>
  text(min, max).check(
    z.overwrite(visibleText),
    z.trim(),
    z.minLength(min),
    z.refine((shown) => min === 0 || !isUnseen(shown)),
  )

/** Places of exercises whose notes are shown with the post, as they are now; all others stay the author’s own. */
const notePlaces = distinctIds(programBounds.exercises.max)

/** The id of a post, or of a program for `unpublish-program`. */
const postParams = z.strictObject({ id: uuidField })

export const postRoutes = defineRoutes({
  'get-public-programs': {
    method: 'GET',
    path: '/api/posts',
    summary: 'The posts of the community, a page of 24 at a time, or several.',
    access: 'premium',
    rate: 'read',
    query: z.strictObject({
      /** Words that title, message, program, author or exercises hold; short ones are beginnings of words of title and names. */
      search: z.optional(text(0, bounds.search.max)),
      sort: z.optional(z.enum(postSorts)),
      /** A main muscle group that an exercise works, by id. */
      group: z.optional(idField),
      /** Equipment that an exercise uses, by its id in `equipment.json`. */
      equipment: z.optional(idField),
      length: z.optional(z.enum(programLengths)),
      cursor: z.optional(cursorField),
      /** So many posts are wanted at once, as who has scrolled wants them again: rounded up to pages, 16 pages at most. */
      count: z.optional(measured(4).check(z.regex(/^[1-9]\d*$/))),
    }),
    answer: z.extend(pageOf(postSchema), {
      /** As the event `posts` names it: the page is at least as new as this version of the posts. */
      version: z.optional(z.string()),
    }),
  },
  'get-post': {
    method: 'GET',
    path: '/api/posts/:id',
    summary: 'One post with its whole program.',
    access: 'premium',
    rate: 'read',
    params: postParams,
    answer: postDetailsSchema,
    problems: ['not-found'],
  },
  'create-post': {
    method: 'POST',
    path: '/api/posts',
    summary: 'Publishes a program of one’s own; the same id again changes nothing.',
    access: 'premium',
    rate: 'publish',
    largestBody: 65_536,
    body: z.strictObject({
      /** The server makes one where it is missing. */
      id: z.optional(uuidField),
      programId: uuidField,
      title: shownText(bounds.title.min, bounds.title.max),
      message: z.optional(shownText(0, bounds.message.max)),
      note_places: z.optional(notePlaces),
      /** What pages call `note_places` as long as servers of 0.6.0 may answer them. */
      notes: z.optional(notePlaces),
    }),
    answer: postSchema,
    problems: ['not-found', 'already-deleted', 'id-conflict', 'copy-unpublishable', 'posts-full'],
  },
  'delete-post': {
    method: 'POST',
    path: '/api/posts/delete',
    summary: 'Removes a post of one’s own; an administrator may remove any, which its author is told by mail.',
    access: 'owner-or-admin',
    rate: 'write',
    body: z.strictObject({ postId: uuidField, programId: uuidField }),
    problems: ['admin-required', 'not-found', 'post-delete-failed'],
  },
  'rate-post': {
    method: 'PUT',
    path: '/api/posts/:id/rating',
    summary: 'Rates a post of somebody else, or changes the rating that one gave.',
    access: 'premium',
    rate: 'rating',
    params: postParams,
    body: z.strictObject({ rating: whole(bounds.rating) }),
    answer: ratedSchema,
    problems: ['not-found', 'own-post'],
  },
  'unpublish-program': {
    method: 'POST',
    path: '/api/programs/:id/unpublish',
    summary: 'Removes every post of a program of one’s own, all or none; the program stays.',
    rate: 'write',
    params: postParams,
    problems: ['not-found', 'unpublish-check-failed', 'unpublish-update-failed', 'post-delete-failed'],
  },
  'report-post': {
    method: 'POST',
    path: '/api/posts/:id/reports',
    summary: 'Files a ticket of type ‘Comportement inapproprié’ that names a post, under an id of the client.',
    access: 'premium',
    rate: 'create',
    largestBody: 32_768,
    params: postParams,
    body: z.strictObject({ id: uuidField, content: text(1, longestReport) }),
    answer: reportSchema,
    problems: ['not-found', 'already-deleted', 'id-conflict', 'reports-full'],
  },
})
