import type { Post } from '@fonte/contract/community/post'
import { chosenNotes, type SharedNotes } from '@fonte/domain/program/shown-program'
import { lockMember } from '../../account/account-store.ts'
import type { Writer } from '../../platform/database.ts'
import { storedLimits } from '../../platform/limits/stored-limits.ts'
import { newRowId } from '../../platform/new-row-id.ts'
import { Problem } from '../../platform/problem.ts'
import { refuseDeleted } from '../../platform/revision-store.ts'
import { resemblesCopy } from '../../program/copied-content-store.ts'
import { lockOwnProgram } from '../../program/program-store.ts'
import { presentPost } from '../post-row.ts'
import { refreshPosts } from '../post-text-store.ts'
import { countPosts, findAnyPost, findPost, insertPost } from './post-store.ts'

/** What an author says of a program that they publish. */
interface SentPost {
  readonly id?: string | undefined
  readonly programId: string
  readonly title: string
  readonly message?: string | undefined
  /** Places whose notes are shown. */
  readonly note_places?: readonly string[] | undefined
}

type Moment = { readonly now: number; readonly imageHosts: readonly string[] }

const readBack = async (userId: string, id: string, { imageHosts }: Moment, writer: Writer): Promise<Post> => {
  const post = await findPost(userId, id, writer)
  if (!post) throw new Problem('signed-out')
  const { own_rating: _, notes: __, program_version: ___, ...card } = post
  return presentPost(card, imageHosts)
}

/** Whether a post shows the notes of these places, whatever they said then. */
const hasNotesOf = ({ notes }: { readonly notes: SharedNotes }, places: readonly string[]): boolean =>
  Object.keys(notes).length === places.length && places.every((place) => Object.hasOwn(notes, place))

/**
 * Publishes a program of `userId` at `now` (epoch ms); the same post again, even at the same moment, answers as the first
 * time. A program may have several posts.
 * @throws Problem `not-found`, `already-deleted`, `id-conflict`, `invalid-input`, `copy-unpublishable`, `posts-full`, `signed-out`
 */
export const publishProgram = async (
  userId: string,
  { id: sentId, programId, title, message = '', note_places: places = [] }: SentPost,
  moment: Moment,
  writer: Writer,
): Promise<Post> => {
  await lockMember(userId, writer)
  const id = sentId ?? newRowId(moment.now)
  const program = await lockOwnProgram(userId, programId, writer)
  if (!program) throw new Problem('not-found')
  const earlier = await findAnyPost(id, writer)
  if (earlier) {
    const isSameText = earlier.title === title && earlier.message === message
    const isSame = isSameText && earlier.program_id === programId && hasNotesOf(earlier, places)
    if (earlier.user_id !== userId || !isSame) throw new Problem('id-conflict')
    return readBack(userId, id, moment, writer)
  }
  await refuseDeleted(userId, id, writer)
  if (program.is_copy || (await resemblesCopy(userId, programId, writer))) throw new Problem('copy-unpublishable')
  if ((await countPosts(userId, writer)) >= storedLimits.posts) throw new Problem('posts-full')
  const notes = chosenNotes(program, places)
  if (!notes) throw new Problem('invalid-input', { errors: [{ path: 'body.note_places', reason: 'no-note' }] })
  const post = { id, program_id: programId, title, message, notes, created_at: new Date(moment.now) }
  if (!(await insertPost(userId, post, writer))) throw new Problem('id-conflict')
  await refreshPosts([id], writer)
  return readBack(userId, id, moment, writer)
}
