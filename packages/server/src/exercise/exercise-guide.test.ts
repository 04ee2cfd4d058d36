import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { newAdmin } from '../test-kit/library.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newExercise } from '../test-kit/training.ts'

let testApp: OwnTestApp
let admin: Member
let member: Member

const bench = 'predefined-développé-couché'

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  admin = await newAdmin(testApp)
  member = await newcomer(testApp)
})

afterAll(() => testApp.close())

const guideOf = async (id: string, lang: 'fr' | 'en' = 'fr') => {
  const { items } = await member.client.call('get-exercise-guides', { query: { lang } })
  return items.find(({ exercise_id }) => exercise_id === id)
}

/** Saves the bench press with other texts, as an administrator does. */
const rewrite = async (texts: object) => {
  const found = await admin.client.call('get-library-exercises', { query: { search: 'développé couché' } })
  const row = found.items.find(({ id }) => id === bench)
  if (!row) throw new Error('no bench press')
  const { version, name, name_en, aliases, aliases_en, equipment_ids = [], description, description_en } = row
  const words = { name, name_en, aliases, aliases_en, description, description_en }
  const { muscle_group_id, muscle_ids, image_url } = row
  const body = { version, ...words, equipment_ids, muscle_group_id, muscle_ids, image_url, ...texts }
  await admin.client.call('update-library-exercise', { params: { id: bench }, body })
  return words
}

describe('the guides of the library', () => {
  it('say in the language asked for how a lift is done, also to visitors', async () => {
    const { items } = await testApp.client().call('get-exercise-guides', { query: { lang: 'en' } })
    expect(items.length).toBeGreaterThanOrEqual(20)
    expect(items.find(({ exercise_id }) => exercise_id === bench)).toMatchObject({
      set_up: [expect.stringContaining('Lie with your eyes'), expect.any(String)],
      safety: expect.stringContaining('safeties'),
      harder: 'predefined-développé-couché-avec-pause',
    })
    expect((await guideOf(bench))?.breathing).toContain('Inspirer')
  })

  it('are answered 304 to a device that has them, each language apart', async () => {
    const read = (lang: string, etag = '') =>
      testApp.app.inject({ url: `/api/exercise-guides?lang=${lang}`, headers: { 'if-none-match': etag } })
    const etag = String((await read('fr')).headers.etag)
    expect([(await read('fr', etag)).statusCode, (await read('en', etag)).statusCode]).toEqual([304, 200])
  })

  it.each(['', '?lang=de', '?lang=fr&lang=en', '?lang=fr&more=1'])('refuse a question like "%s"', async (query) => {
    const answer = await testApp.app.inject({ url: `/api/exercise-guides${query}` })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-input'])
  })

  it('give way to what an administrator writes, and come back with the former words', async () => {
    const before = await rewrite({ description: 'Pousser la barre.' })
    expect(await guideOf(bench)).toBeUndefined()
    await rewrite({ description: before.description })
    expect(await guideOf(bench)).toBeDefined()
  })

  it('leave out a lift that is archived', async () => {
    const id = 'predefined-curl-aux-haltères'
    expect(await guideOf(id)).toBeDefined()
    await admin.client.call('delete-library-exercise', { params: { id } })
    expect(await guideOf(id)).toBeUndefined()
  })
})

describe('the library in short', () => {
  const short = async (ask: Member['client'] = member.client) =>
    (await ask.call('get-exercises', { query: { form: 'short' } })).items

  it('leaves the description to the guide, and the names of muscles to their own list', async () => {
    const [all, items] = [(await member.client.call('get-exercises', { query: {} })).items, await short()]
    expect(items.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    const guided = items.find(({ id }) => id === 'predefined-pompes')
    expect(guided).toMatchObject({ name: 'Pompes', description: '', description_en: '', muscle_group_id: 'pectoraux' })
    expect(Object.keys(guided ?? {})).not.toContain('muscles')
    expect(JSON.stringify(items).length).toBeLessThan(JSON.stringify(all).length * 0.5)
  })

  it('has the description of a lift whose guide is not shown: rewritten, archived, or a member’s own', async () => {
    const own = newExercise({ description: 'Comme à la maison.' })
    await member.client.call('create-exercise', { body: own })
    const words = await rewrite({ description: 'Pousser, sans plus.' })
    const described = async (id: string) => (await short()).find((each) => each.id === id)?.description
    expect(await described(own.id)).toBe('Comme à la maison.')
    expect(await described(bench)).toBe('Pousser, sans plus.')
    expect(await described('predefined-curl-aux-haltères')).not.toBe('')
    await rewrite(words)
    expect(await described(bench)).toBe('')
  })

  it('is an answer of its own, beside the whole one, and refuses another form', async () => {
    const read = (query: string, etag = '') =>
      testApp.app.inject({ url: `/api/exercises${query}`, headers: { 'if-none-match': etag } })
    const etag = String((await read('?form=short')).headers.etag)
    expect([(await read('?form=short', etag)).statusCode, (await read('', etag)).statusCode]).toEqual([304, 200])
    expect((await read('?form=tiny')).json().code).toBe('invalid-input')
  })
})

it('the library tells what each muscle does in a lift', async () => {
  const { items } = await member.client.call('get-exercises', { query: {} })
  expect(items.find(({ id }) => id === 'predefined-pompes')).toMatchObject({
    prime_muscle_ids: ['pectoraux-milieu'],
    muscle_ids: ['pectoraux-milieu', 'triceps-vaste-externe', 'triceps-vaste-interne', 'deltoide-anterieur'],
    stabilising_muscle_ids: ['dentele-anterieur', 'transverse'],
  })
})

it('what an administrator changes of the muscles holds for what each of them does', async () => {
  const bearing = async () => {
    const { items } = await member.client.call('get-exercises', { query: {} })
    return items.find(({ id }) => id === bench)
  }
  const before = await bearing()
  const { prime_muscle_ids, muscle_ids } = before ?? {}
  const [held = '', ...others] = before?.stabilising_muscle_ids ?? []
  await rewrite({ muscle_ids: [...(muscle_ids ?? []), held] })
  expect(await bearing()).toMatchObject({ prime_muscle_ids, stabilising_muscle_ids: others })
  await rewrite({ muscle_ids: muscle_ids?.filter((id) => !prime_muscle_ids?.includes(id)) })
  expect(await bearing()).toMatchObject({ prime_muscle_ids: null, stabilising_muscle_ids: others })
})
