import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type Member, mailsTo, newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ times: { connect: 60_000, statement: 60_000, lock: 60_000, answer: 120_000 } })
})

afterAll(() => testApp.close())

/** Holds accounts, as somebody does who resets years of training, until `release`. */
const holdAccounts = async (pool: pg.Pool, ids: readonly string[]) => {
  const holder = await pool.connect()
  await holder.query('BEGIN')
  await holder.query('SELECT 1 FROM users WHERE id = ANY($1) FOR NO KEY UPDATE', [ids])
  onTestFinished(() => holder.release(true))
  return () => holder.query('COMMIT')
}

const wrongPassword = (email: string) =>
  testApp.client().refusal('sign-in', { body: { email, password: 'wrong', remember: true } })

const askForReset = (email: string) => testApp.client().call('request-password-reset', { body: { email } })

const kindsOf = async ({ client }: Member) =>
  (await client.call('get-account-activity')).items.map(({ kind }) => kind).filter((kind) => kind !== 'new-browser')

describe('what is to be done for accounts that are held for long', () => {
  it('waits for them alone: the mails of others leave meanwhile, and nothing of it is lost', async () => {
    const { pool } = testApp.platform.database
    const held = [await newcomer(testApp), await newcomer(testApp)]
    const other = await newcomer(testApp)
    await testApp.settle()
    const release = await holdAccounts(
      pool,
      held.map(({ profile }) => profile.id),
    )
    for (const { form } of held) {
      await wrongPassword(form.email)
      await askForReset(form.email)
    }
    await askForReset(other.form.email)
    await testApp.settle()
    const [mail] = await mailsTo(testApp, other.form.email)
    expect(mail?.subject).toContain('mot de passe')
    await release()
    await pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()')
    await testApp.settle()
    for (const member of held) {
      expect((await kindsOf(member)).toSorted()).toEqual(['reset-asked', 'sign-in-refused'])
      expect((await mailsTo(testApp, member.form.email))[0]?.subject).toBe(mail?.subject)
    }
    const { rows } = await pool.query('SELECT attempts FROM graphile_worker.jobs')
    expect(rows).toEqual([])
  })
})
