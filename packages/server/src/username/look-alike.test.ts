import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fillNames } from '../account/name-store.ts'
import { newcomer, newForm } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const refusal = (changes: object) =>
  testApp.client().refusal('sign-up', { body: { ...newForm(), ...changes, lang: 'fr' } as never })
const tail = () => newForm().username.replaceAll(/[^2-9]/g, '')
const query = (text: string, values: unknown[] = []) => testApp.platform.database.pool.query(text, values)

describe('a username that looks like another one', () => {
  it('is taken, at the sign-up and for who changes theirs', async () => {
    const number = tail()
    await newcomer(testApp, { username: `demo${number}` })
    expect((await refusal({ username: `DEM0${number}` })).code).toBe('username-taken')
    const { client } = await newcomer(testApp)
    const body = { username: `dem0${number}` }
    expect(await client.refusal('update-username', { body })).toMatchObject({
      code: 'username-taken',
      errors: [{ path: 'body.username', reason: 'taken' }],
    })
  })

  it('written in another script alone is taken as well', async () => {
    const number = tail()
    await newcomer(testApp, { username: `scope${number}` })
    expect((await refusal({ username: `ѕсоре${number}` })).code).toBe('username-taken')
  })

  it('goes to one of six who want one of them at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => newcomer(testApp)))
    const number = tail()
    const names = ['scope', 'SC0PE', 'ѕсоре', 'ЅСОРЕ', 'Scope', 'sc0pe'].map((name) => `${name}${number}`)
    const answers = await Promise.all(
      people.map(({ client }, i) => client.send('update-username', { body: { username: names[i] } })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
  })
})

describe('a username', () => {
  it.each([
    ['demo\ufe0f', 'malformed'],
    ['\u3164\u3164\u3164', 'malformed'],
    [`zo${'\u0336'.repeat(20)}e`, 'malformed'],
    ['mаrion', 'mixed_scripts'],
    ['fonte', 'reserved'],
    ['équipe.fonte', 'reserved'],
    ['Аdmin', 'mixed_scripts'],
    ['adm1n', 'reserved'],
  ])('may not be %s: %s', async (username, reason) => {
    const expected = { code: 'invalid-input', errors: [{ path: 'body.username', reason }] }
    expect(await refusal({ username })).toMatchObject(expected)
    const { client } = await newcomer(testApp)
    expect(await client.refusal('update-username', { body: { username } })).toMatchObject(expected)
  })
})

describe('names from before', () => {
  it('stay and are shown though they look alike, and nobody gets a third', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const number = tail()
    const rename = 'UPDATE profiles SET username = $1, username_skeleton = NULL WHERE id = $2'
    await query(rename, [`boris${number}`, one.profile.id])
    await query(rename, [`bоris${number}`, other.profile.id])
    await fillNames(testApp.platform.database)
    expect((await other.client.call('get-profile')).username).toBe(`bоris${number}`)
    expect((await refusal({ username: `bor1s${number}` })).code).toBe('username-taken')
    const { rows } = await query('SELECT count(*)::int AS left FROM profiles WHERE username_skeleton IS NULL')
    expect(rows).toEqual([{ left: 0 }])
  })
})

describe('a full name', () => {
  it('is kept without what nobody sees or what turns text around', async () => {
    const { profile } = await newcomer(testApp, { full_name: 'Marion\u202e\u200b Dubois\ufe0f' })
    expect(profile.full_name).toBe('Marion Dubois')
  })

  it('has something to be seen, and no piles of accents', async () => {
    for (const full_name of ['\u200b\u3164', '\u2800\u2800', '\u0301\u3164']) {
      expect((await refusal({ full_name })).errors?.[0]?.path).toBe('body.full_name')
    }
    expect((await refusal({ full_name: `Zo${'\u0336'.repeat(29)}` })).errors).toEqual([
      { path: 'body.full_name', reason: 'stacked-marks' },
    ])
  })
})
