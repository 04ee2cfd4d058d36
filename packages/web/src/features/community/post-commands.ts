import type { Post } from '@fonte/contract/community/post'
import type { Program } from '@fonte/contract/program'
import { isCustomExerciseId } from '@fonte/domain/exercise/exercise-id'
import { ApiProblem, isProblem } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'
import { newUuid } from '../../platform/new-uuid.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { renewReads } from '../../platform/query/renew.ts'
import { exercisesKey } from '../exercise/exercise-outbox.ts'
import { programsKey, showProgram } from '../program/program-list.ts'
import { changePosts, postQuery, postsKey } from './post-reads.ts'

/** Ids of copies whose first try had no answer: the next try makes the same copy, not another one. */
const unanswered = new Map<string, string>()

/** Makes a program of one’s own from a post, and shows it among one’s programs. Throws what `call` throws. */
export async function takeCopy({ id: postId }: Pick<Post, 'id'>): Promise<Program> {
  const id = unanswered.get(postId) ?? newUuid()
  unanswered.set(postId, id)
  try {
    const program = await call('copy-post', { params: { id: postId }, body: { id } })
    unanswered.delete(postId)
    showProgram(program)
    void queryClient.invalidateQueries({ queryKey: postQuery(postId).queryKey })
    if (program.exercises.some(({ exercise_id }) => isCustomExerciseId(exercise_id))) {
      void renewReads(queryClient, exercisesKey)
    }
    return program
  } catch (failure) {
    if (failure instanceof ApiProblem) unanswered.delete(postId)
    renewIfGone(postId, failure)
    throw failure
  }
}

/** A post that turns out to be gone is asked for anew: its details say so then. */
function renewIfGone(id: string, failure: unknown): void {
  if (isProblem(failure, 'not-found')) void queryClient.invalidateQueries({ queryKey: postQuery(id).queryKey })
}

/** Takes a post away, from every list at once; on failure it is back, unless it was gone already. Throws what `call` throws. */
export async function removePost({ id, program_id }: Pick<Post, 'id' | 'program_id'>): Promise<void> {
  const undo = changePosts((items) => items.filter((item) => item.id !== id))
  try {
    await call('delete-post', { body: { postId: id, programId: program_id } })
  } catch (failure) {
    if (!isProblem(failure, 'not-found')) {
      undo()
      throw failure
    }
  }
  // With its last post a program is no longer public.
  void renewReads(queryClient, programsKey)
}

/** Gives a post from 1 to 5, or changes what one gave; its figures follow the server’s. Throws what `call` throws. */
export async function sendRating(id: string, rating: number): Promise<void> {
  const rated = await call('rate-post', { params: { id }, body: { rating } }).catch((failure: unknown) => {
    renewIfGone(id, failure)
    throw failure
  })
  const { own_rating: _, ...figures } = rated
  changePosts((items) => items.map((item) => (item.id === id ? { ...item, ...figures } : item)))
  queryClient.setQueryData(postQuery(id).queryKey, (post) => post && { ...post, ...rated })
}

/** Hides the posts of an author from oneself, or shows them again. Throws what `call` throws. */
export async function setHidden(authorId: string, hidden: boolean): Promise<void> {
  const undo = hidden && changePosts((items) => items.filter(({ user_id }) => user_id !== authorId))
  try {
    await call(hidden ? 'hide-author' : 'show-author', { params: { id: authorId } })
  } catch (failure) {
    if (undo) undo()
    throw failure
  }
  void renewReads(queryClient, ['hidden-authors'])
  void renewReads(queryClient, postsKey)
}
