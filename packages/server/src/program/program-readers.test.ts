import { afterAll, beforeAll, expect, it } from 'vitest'
import { basicMember, newPost, publish } from '../test-kit/community.ts'
import { block, type Member, newcomer, promote } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

it('a program is read by premium members while a post of it stands, as posts are shown, and by administrators', async () => {
  const [owner, member, admin] = [await newcomer(testApp), await newcomer(testApp), await newcomer(testApp)]
  await promote(testApp, admin.profile.id)
  const basic = await basicMember(testApp)
  const hidden = { name: 'Dos\u202e large', image_url: 'https://spy.example/p.png' }
  const { program, post } = await publish(owner, {}, hidden)
  const read = { params: { id: program.id } }
  const refusal = async ({ client }: Member) => (await client.refusal('get-program', read)).code
  const shown = { ...program, is_public: true, name: 'Dos large', image_url: null }
  expect(await member.client.call('get-program', read)).toEqual(shown)
  expect(await owner.client.call('get-program', read)).toEqual({ ...program, is_public: true })
  expect(await refusal(basic)).toBe('not-found')
  await owner.client.call('delete-post', { body: { postId: post.id, programId: program.id } })
  expect(await refusal(member)).toBe('not-found')
  expect(await admin.client.call('get-program', read)).toEqual({ ...shown, is_public: false })
  await owner.client.call('create-post', { body: newPost(program.id) })
  await block(testApp, owner.profile.id)
  expect(await refusal(member)).toBe('not-found')
})
