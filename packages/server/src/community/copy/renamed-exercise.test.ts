import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newPost, publish } from '../../test-kit/community.ts'
import { type Member, newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newExercise, newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp
let member: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const madeBy = async ({ client }: Member, name: string) => {
  const exercise = newExercise({ name })
  await client.call('create-exercise', { body: exercise })
  return exercise
}

const rowsOf = (id: string) => [{ exercise_id: id, default_rest: 120, sets: [{ reps: 7, weight: 20, rest: 60 }] }]

const rename = ({ id, ...fields }: ReturnType<typeof newExercise>, name: string) => ({
  params: { id },
  body: { ...fields, name },
})

/** A newcomer with a program of an exercise `own`, who then copies one that differs in the name of its exercise alone. */
const copying = async ({ own, theirs }: { own: string; theirs: string }) => {
  member = await newcomer(testApp)
  const author = await newcomer(testApp)
  const exercise = await madeBy(member, own)
  const program = await member.client.call('create-program', {
    body: newProgram({ exercises: rowsOf(exercise.id) }),
  })
  const { post } = await publish(author, {}, { exercises: rowsOf((await madeBy(author, theirs)).id) })
  await member.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
  return { exercise, program }
}

describe('an own exercise', () => {
  it('does not take the name by which a published program would ask for what was copied', async () => {
    const { exercise, program } = await copying({ own: 'Tirage à la corde', theirs: 'Tirage au drap' })
    await member.client.call('create-post', { body: newPost(program.id) })
    const refused = await member.client.refusal('update-exercise', rename(exercise, 'Tirage au drap'))
    expect([refused.status, refused.code]).toEqual([409, 'copy-unpublishable'])
    const { exercises } = await member.client.call('get-program', { params: { id: program.id } })
    expect(exercises[0]?.name).toBe('Tirage à la corde')
    await member.client.call('update-exercise', rename(exercise, 'Tirage au câble'))
  })

  it('whose new name makes an older program ask for what was copied keeps that from being published', async () => {
    const { exercise, program } = await copying({ own: 'Tirage à la corde', theirs: 'Tirage au drap' })
    await member.client.call('update-exercise', rename(exercise, 'Tirage au drap'))
    const refused = await member.client.refusal('create-post', { body: newPost(program.id) })
    expect(refused.code).toBe('copy-unpublishable')
  })

  it('is named anew in an earlier program of one’s own and in a copy of the same: the program can be published', async () => {
    const { exercise, program } = await copying({ own: 'Tirage au drap', theirs: 'Tirage au drap' })
    await member.client.call('update-exercise', rename(exercise, 'Tirage à la serviette'))
    const post = await member.client.call('create-post', { body: newPost(program.id) })
    expect(post.program_id).toBe(program.id)
    await member.client.call('update-exercise', rename(exercise, 'Tirage à la corde'))
  })
})
