import type { Program } from '@fonte/contract/program'
import { placeOf } from '@fonte/domain/set/place'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { changeProgramList, programsKey } from '../../program/program-list.ts'
import { postsKey } from '../post-reads.ts'

type Published = Pick<Program, 'id' | 'is_public' | 'exercises'>

/** The exercises of a program that have a note, which its author may show with a post. */
export function notedExercises({ exercises }: Pick<Program, 'exercises'>): Program['exercises'] {
  return exercises.filter(({ note }) => note !== undefined)
}

/** What is typed into the share dialog. */
export interface ShareForm {
  /** That of the post to be, made once: a second try publishes nothing twice. */
  readonly id: string
  readonly title: string
  readonly message: string
  /** Places whose notes are shown; absent in what was typed before there was a choice. */
  readonly notes?: readonly string[]
}

/** Publishes a program; its card says so at once, and no longer where it fails. Throws what `call` throws. */
export async function publishOwnProgram(program: Published, form: ShareForm): Promise<void> {
  const { id, title, message, notes: chosen = [] } = form
  // A note that was taken away since it was chosen is none to show.
  const notes = notedExercises(program)
    .map(placeOf)
    .filter((place) => chosen.includes(place))
  const said = {
    programId: program.id,
    title: title.trim(),
    message: message.trim(),
    // By the name that a server of the version before knows, too.
    ...(notes.length > 0 && { notes }),
  }
  const publish = (postId: string) => call('create-post', { body: { id: postId, ...said } })
  await shownAs(true, program, () =>
    publish(id).catch((failure: unknown) => {
      // An earlier try whose answer was lost has published the text as it was then, or it was withdrawn since.
      if (isProblem(failure, 'id-conflict') || isProblem(failure, 'already-deleted')) return publish(newUuid())
      throw failure
    }),
  )
}

/** Removes all posts of a program; its card says so at once, and no longer where it fails. Throws what `call` throws. */
export async function withdrawProgram(program: Published): Promise<void> {
  await shownAs(false, program, () => call('unpublish-program', { params: { id: program.id } }))
}

async function shownAs(isPublic: boolean, program: Published, work: () => Promise<unknown>): Promise<void> {
  const show = (is_public: boolean) =>
    changeProgramList((items) => items.map((item) => (item.id === program.id ? { ...item, is_public } : item)))
  show(isPublic)
  try {
    await work()
  } catch (failure) {
    show(program.is_public)
    throw failure
  }
  void renewReads(queryClient, programsKey)
  void renewReads(queryClient, postsKey)
}
