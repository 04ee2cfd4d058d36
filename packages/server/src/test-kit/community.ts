import type { Input } from './caller.ts'
import { type Member, newcomer } from './factories.ts'
import type { TestApp } from './test-app.ts'
import { newProgram } from './training.ts'

interface PostChanges {
  readonly id?: string
  readonly title?: string
  readonly message?: string
  readonly note_places?: string[]
  /** What a page of 0.6.0 calls them. */
  readonly notes?: string[]
}

/** A post that nobody has written before, of a program. */
export const newPost = (programId: string, changes: PostChanges = {}) => ({
  id: crypto.randomUUID(),
  programId,
  title: 'Trois séances, pas une de plus',
  message: 'Monter de 2,5 kg quand tout passe.',
  ...changes,
})

/** A program of the member that they have published, with its post. */
export const publish = async (
  { client }: Pick<Member, 'client'>,
  changes: PostChanges = {},
  program: Partial<Input<'create-program'>[0]['body']> = {},
) => {
  const made = await client.call('create-program', { body: newProgram(program) })
  const post = await client.call('create-post', { body: newPost(made.id, changes) })
  return { program: made, post }
}

/** A newcomer whose premium has ended: on Basic. */
export const basicMember = async (testApp: TestApp): Promise<Member> => {
  const member = await newcomer(testApp)
  await member.client.call('cancel-plan', { body: {} })
  return member
}
