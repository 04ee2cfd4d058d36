import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer, newForm } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { fillSearchTexts } from './report-store.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const newReport = (changes = {}) => ({
  id: crypto.randomUUID(),
  report_type: 'Bug' as const,
  content: 'Le minuteur ne sonne pas.',
  ...changes,
})

const rows = async (id: string) => {
  const { rows: found } = await testApp.platform.database.pool.query('SELECT * FROM reports WHERE id = $1', [id])
  return found
}

describe('filing a ticket', () => {
  it('keeps it open, with name and address as they are at that moment', async () => {
    const { client, profile, form } = await newcomer(testApp)
    const body = newReport({ report_type: 'Comportement inapproprié', content: '  Un <b>message</b>\ndéplacé  ' })
    const created_at = new Date(testApp.clock.now())
    const content = 'Un <b>message</b>\ndéplacé'
    expect(await client.call('create-report', { body })).toEqual({
      ...body,
      content,
      status: 'Ouvert',
      created_at: created_at.toISOString(),
    })
    await client.call('update-username', { body: { username: newForm().username } })
    expect(await rows(body.id)).toEqual([
      {
        ...body,
        content,
        status: 'Ouvert',
        created_at,
        user_id: profile.id,
        user_username: profile.username,
        user_email: form.email,
        post_id: null,
        post_title: null,
        post_user_id: null,
        version: 1,
        answered_at: null,
        answered_by: null,
        search_text: expect.stringMatching(/ un b message b deplace$/),
      },
    ])
  })

  it('files it once, however often it arrives, also at the same time', async () => {
    const { client } = await newcomer(testApp)
    const body = newReport()
    const answers = await Promise.all([1, 2, 3].map(() => client.call('create-report', { body })))
    testApp.clock.advance({ minutes: 1 })
    answers.push(await client.call('create-report', { body }))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await rows(body.id)).toHaveLength(1)
  })

  it('refuses an id that names something else, or somebody else’s ticket', async () => {
    const [one, other] = [await newcomer(testApp), await newcomer(testApp)]
    const body = newReport()
    await one.client.call('create-report', { body })
    const changed = { body: { ...body, content: 'Autre chose.' } }
    expect((await one.client.refusal('create-report', changed)).code).toBe('id-conflict')
    expect((await other.client.refusal('create-report', { body })).code).toBe('id-conflict')
  })

  it('refuses nonsense and who is signed out', async () => {
    const { client } = await newcomer(testApp)
    const wrong = [
      { content: '   ' },
      { content: 'x'.repeat(5001) },
      { content: 'nul\u0000' },
      { report_type: 'Autre' },
      { status: 'Fermé' },
      { user_email: 'somebody@lifters.example' },
      { id: 'nonsense' },
    ]
    for (const changes of wrong) {
      expect((await client.send('create-report', { body: newReport(changes) })).status).toBe(400)
    }
    const signedOut = await testApp.client().refusal('create-report', { body: newReport() })
    expect(signedOut.code).toBe('signed-out')
  })
})

describe('tickets of an older Fonte', () => {
  it('get the words by which they are found at the start, each its own; those that have words keep them', async () => {
    const { client } = await newcomer(testApp)
    const [older, oldest, newer] = ['Le chrono s’arrête.', 'Écran noir', 'Une idée'].map((content) =>
      newReport({ content }),
    )
    for (const body of [older, oldest, newer]) await client.call('create-report', { body: body ?? newReport() })
    const { database } = testApp.platform
    const words = async () => {
      const ids = [older?.id, oldest?.id, newer?.id]
      const { rows: found } = await database.pool.query(
        'SELECT id, search_text FROM reports WHERE id = ANY($1) ORDER BY array_position($1::uuid[], id)',
        [ids],
      )
      return found.map(({ search_text }) => search_text)
    }
    const written = await words()
    expect(new Set(written).size).toBe(3)
    await database.pool.query('UPDATE reports SET search_text = NULL WHERE id = ANY($1)', [[older?.id, oldest?.id]])
    await database.pool.query("UPDATE reports SET search_text = ' kept' WHERE id = $1", [newer?.id])
    await fillSearchTexts(database)
    expect(await words()).toEqual([written[0], written[1], ' kept'])
  })
})
