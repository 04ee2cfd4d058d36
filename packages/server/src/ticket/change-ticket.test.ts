import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Member, mailsTo, newcomer, promote } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let author: Member
let admin: Member
let colleague: Member
let id: string

beforeAll(async () => {
  testApp = await startTestApp()
  author = await newcomer(testApp)
  admin = await newcomer(testApp)
  colleague = await newcomer(testApp)
  for (const { profile } of [admin, colleague]) await promote(testApp, profile.id)
})

beforeEach(async () => {
  id = crypto.randomUUID()
  const content = 'Le minuteur <b>ne sonne pas</b>.\nPixel 8.'
  await author.client.call('create-report', { body: { id, report_type: 'Bug', content } })
})

afterAll(() => testApp.close())

const setStatus = ({ client }: Member, status: 'Ouvert' | 'En cours' | 'Fermé', version?: number) =>
  client.call('update-report-status', { params: { id }, body: { status, version } })
const answerOf = (content: string, version?: number) => ({
  params: { id },
  body: { id: crypto.randomUUID(), content, version },
})
const audit = async () => {
  const { rows } = await testApp.platform.database.pool.query(
    'SELECT actor_id, action, before, after, details FROM audit_log WHERE subject_id = $1 ORDER BY id',
    [id],
  )
  return rows
}
/** The transaction that wrote the ticket last. */
const writtenBy = async () => {
  const { rows } = await testApp.platform.database.pool.query('SELECT xmin::text FROM reports WHERE id = $1', [id])
  return rows[0].xmin as string
}
const answersMailed = async () =>
  (await mailsTo(testApp, author.form.email)).filter(({ subject }) => subject === 'Réponse à votre message au support')

describe('the status of a ticket', () => {
  it('is changed freely, which the audit log notes', async () => {
    for (const status of ['En cours', 'Fermé', 'Ouvert'] as const) {
      testApp.clock.advance({ seconds: 1 })
      expect(await setStatus(admin, status)).toMatchObject({ id, status })
    }
    const line = { actor_id: admin.profile.id, action: 'update-report-status', details: {} }
    expect(await audit()).toEqual([
      { ...line, before: { status: 'Ouvert' }, after: { status: 'En cours' } },
      { ...line, before: { status: 'En cours' }, after: { status: 'Fermé' } },
      { ...line, before: { status: 'Fermé' }, after: { status: 'Ouvert' } },
    ])
  })

  it('is given by one of two administrators at once; the other is told how it stands', async () => {
    const sent = [
      admin.client.send('update-report-status', { params: { id }, body: { status: 'En cours', version: 1 } }),
      colleague.client.send('update-report-status', { params: { id }, body: { status: 'Fermé', version: 1 } }),
    ]
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [won, lost] = [200, 409].map((status) => answers.find((answer) => answer.status === status)?.body)
    expect(lost).toMatchObject({ code: 'version-conflict', current: won })
    expect(await audit()).toHaveLength(1)
  })

  it('that it has already is no change, whoever gave it', async () => {
    const closed = await setStatus(admin, 'Fermé', 1)
    expect(await setStatus(colleague, 'Fermé', 1)).toEqual(closed)
    expect(await audit()).toHaveLength(1)
  })

  it('is refused for a ticket that has gone, and when it is none', async () => {
    await admin.client.call('delete-report', { params: { id } })
    const gone = { params: { id }, body: { status: 'Fermé' as const } }
    expect((await admin.client.refusal('update-report-status', gone)).code).toBe('not-found')
    for (const body of [{}, { status: 'Perdu' }, { status: 'Fermé', version: 0 }, { status: 'Fermé', note: 'x' }]) {
      expect((await admin.client.send('update-report-status', { params: { id }, body })).status).toBe(400)
    }
  })
})

describe('deleting a ticket', () => {
  it('removes it for good; the second administrator is told that it has gone', async () => {
    const sent = [admin, colleague].map(({ client }) => client.send('delete-report', { params: { id } }))
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404])
    expect(await audit()).toEqual([
      expect.objectContaining({ action: 'delete-report', before: null, after: null, details: {} }),
    ])
  })

  it('is final: the device that sends the ticket once more does not bring it back', async () => {
    await admin.client.call('delete-report', { params: { id } })
    const content = 'Le minuteur <b>ne sonne pas</b>.\nPixel 8.'
    const again = { body: { id, report_type: 'Bug' as const, content } }
    expect((await author.client.refusal('create-report', again)).code).toBe('already-deleted')
  })
})

describe('answering a ticket', () => {
  it('mails the answer to its author as text, and notes when and by whom, not what', async () => {
    const before = (await answersMailed()).length
    const ticket = await admin.client.call('answer-report', answerOf('Merci <i>beaucoup</i> !\n\nC’est corrigé.'))
    const at = new Date(testApp.clock.now()).toISOString()
    expect(ticket).toMatchObject({ answered_at: at, answered_by: admin.profile.username, status: 'Ouvert', version: 2 })
    const mails = await answersMailed()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]?.text).toContain('Merci <i>beaucoup</i> !\n\nC’est corrigé.\n\nVotre message du ')
    expect(mails[0]?.text).toContain('> Le minuteur <b>ne sonne pas</b>.\n\n> Pixel 8.')
    expect(mails[0]?.html).toContain('Merci &lt;i&gt;beaucoup&lt;/i&gt; !')
    const { rows } = await testApp.platform.database.pool.query('SELECT * FROM reports WHERE id = $1', [id])
    expect(JSON.stringify([rows, await audit()])).not.toContain('corrig')
  })

  it('reaches the address that the account has today, in the language that it has today', async () => {
    const email = `neu-${crypto.randomUUID()}@lifters.example`
    const { pool } = testApp.platform.database
    await pool.query('UPDATE users SET email = $1 WHERE id = $2', [email, author.profile.id])
    await pool.query("UPDATE profiles SET lang = 'en' WHERE id = $1", [author.profile.id])
    await admin.client.call('answer-report', answerOf('Fixed.'))
    const [mail] = await mailsTo(testApp, email)
    expect(mail?.subject).toBe('Answer to your message to support')
    await pool.query('UPDATE users SET email = $1 WHERE id = $2', [author.form.email, author.profile.id])
    await pool.query("UPDATE profiles SET lang = 'fr' WHERE id = $1", [author.profile.id])
  })

  it('sends it once, however often it arrives', async () => {
    const before = (await answersMailed()).length
    const answer = answerOf('Une seule fois.', 1)
    const answers = await Promise.all([1, 2, 3].map(() => admin.client.call('answer-report', answer)))
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await answersMailed()).toHaveLength(before + 1)
  })

  it('sends each of two answers once, also where the call of the first one comes again after the other', async () => {
    const before = (await answersMailed()).length
    const [first, second] = [answerOf('Premier.'), answerOf('Second.')]
    await admin.client.call('answer-report', first)
    const last = await colleague.client.call('answer-report', second)
    expect(await admin.client.call('answer-report', first)).toEqual(last)
    expect(await colleague.client.call('answer-report', second)).toEqual(last)
    expect(await answersMailed()).toHaveLength(before + 2)
    expect(await audit()).toHaveLength(2)
  })

  it('sends an answer once that arrives again after the ticket was changed, whatever version it was written for', async () => {
    const before = (await answersMailed()).length
    const answer = answerOf('Une fois.', 1)
    await admin.client.call('answer-report', answer)
    await colleague.client.call('answer-report', answerOf('Encore.', 2))
    expect(await admin.client.call('answer-report', answer)).toMatchObject({ version: 3 })
    expect(await answersMailed()).toHaveLength(before + 2)
  })

  it('is done by one of two administrators at once; the other is told, and their answer is not sent', async () => {
    const before = (await answersMailed()).length
    const sent = [admin, colleague].map(({ client }) => client.send('answer-report', answerOf('À moi !', 1)))
    const answers = await Promise.all(sent)
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await answersMailed()).toHaveLength(before + 1)
  })

  it('outlives who answered: the ticket then names nobody, and is not written again for it', async () => {
    const leaving = await newcomer(testApp)
    await promote(testApp, leaving.profile.id)
    await leaving.client.call('answer-report', answerOf('Au revoir.'))
    const written = await writtenBy()
    await leaving.client.call('delete-user-account', { body: {} })
    expect(await writtenBy()).toBe(written)
    const { items } = await admin.client.call('get-reports', { query: {} })
    expect(items.find((ticket) => ticket.id === id)).toMatchObject({
      answered_by: null,
      answered_at: expect.any(String),
    })
  })

  it('refuses an empty, endless or unprintable answer, and a ticket that has gone', async () => {
    for (const content of [' ', 'x'.repeat(5001), 'nul\u0000']) {
      expect((await admin.client.send('answer-report', answerOf(content))).status).toBe(400)
    }
    await admin.client.call('delete-report', { params: { id } })
    expect((await admin.client.refusal('answer-report', answerOf('Trop tard.'))).code).toBe('not-found')
  })
})
