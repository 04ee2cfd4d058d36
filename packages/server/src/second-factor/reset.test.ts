import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommandOn } from '../test-kit/command.ts'
import { type Member, mailsTo, newcomer, promote, signIn } from '../test-kit/factories.ts'
import { authenticator, protectedNewcomer, turnOn } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp()
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterAll(() => testApp.close())

const reset = (id: string, password?: string) =>
  ({ params: { id }, body: password === undefined ? {} : { password } }) as const

const auditOf = async (id: string) => {
  const { rows } = await testApp.platform.database.pool.query(
    'SELECT actor_id, action FROM audit_log WHERE subject_id = $1',
    [id],
  )
  return rows
}

describe('the second step of somebody who lost their phone', () => {
  it('is turned off by an administrator: sessions end, the owner is told by mail and in their activity', async () => {
    const lost = await protectedNewcomer(testApp)
    await admin.client.call('reset-second-factor', reset(lost.profile.id))
    expect((await lost.client.refusal('get-session')).code).toBe('signed-out')
    const [mail] = await mailsTo(testApp, lost.form.email)
    expect(mail?.subject).toBe('Validation en deux étapes désactivée')
    expect(mail?.text).toContain('Un administrateur vient de désactiver')
    const client = testApp.client()
    await signIn(client, lost.form)
    const kinds = (await client.call('get-account-activity')).items.map(({ kind }) => kind)
    expect(kinds).toContain('second-factor-reset')
    expect(await auditOf(lost.profile.id)).toEqual([{ actor_id: admin.profile.id, action: 'reset-second-factor' }])
  })

  it('is turned off with the password again, and neither for oneself, nor for nobody, nor where it is off', async () => {
    const lost = await protectedNewcomer(testApp)
    const { client, profile, form } = admin
    const code = async (id: string, password?: string) =>
      (await client.refusal('reset-second-factor', reset(id, password))).code
    expect(await code(profile.id, form.password)).toBe('own-account')
    expect(await code(crypto.randomUUID(), form.password)).toBe('not-found')
    expect(await code((await newcomer(testApp)).profile.id, form.password)).toBe('second-factor-off')
    testApp.clock.advance({ minutes: 16 })
    await client.call('refresh-session', { body: {} })
    expect(await code(lost.profile.id)).toBe('password-required')
    expect(await code(lost.profile.id, 'not the password')).toBe('wrong-password')
    await client.call('reset-second-factor', reset(lost.profile.id, form.password))
  })

  it('is named in the list of users while it is on: neither before its set-up is proved, nor once it is off', async () => {
    const member = await newcomer(testApp)
    const isListed = async () => {
      const { items } = await admin.client.call('get-users', { query: { search: member.form.email } })
      return items.map(({ has_second_factor }) => has_second_factor)
    }
    await member.client.call('begin-second-factor', { body: {} })
    expect(await isListed()).toEqual([false])
    await turnOn(testApp, member.client)
    expect(await isListed()).toEqual([true])
    await admin.client.call('reset-second-factor', reset(member.profile.id, admin.form.password))
    expect(await isListed()).toEqual([false])
  })

  it('is left alone while it is being set up: the app that took the secret in still turns it on', async () => {
    const member = await newcomer(testApp)
    const { secret } = await member.client.call('begin-second-factor', { body: {} })
    const { password } = admin.form
    expect((await admin.client.refusal('reset-second-factor', reset(member.profile.id, password))).code).toBe(
      'second-factor-off',
    )
    const app = authenticator(secret, testApp.clock.now)
    await member.client.call('turn-on-second-factor', { body: { code: app.code() } })
  })

  it('is turned off by the command line, which says so when there is none', async () => {
    const lost = await protectedNewcomer(testApp)
    const { email } = lost.form
    const off = () => runCommandOn(testApp.platform, 'second-factor-off', email)
    expect(await off()).toEqual({
      code: 0,
      words: `${email} signs in by password alone from now on, was signed out everywhere and is told by mail.`,
    })
    expect(await off()).toEqual({ code: 0, words: `The sign-in of ${email} has no second step.` })
    expect((await lost.client.refusal('get-session')).code).toBe('signed-out')
    expect((await mailsTo(testApp, email))[0]?.subject).toBe('Validation en deux étapes désactivée')
    expect(await auditOf(lost.profile.id)).toEqual([{ actor_id: null, action: 'reset-second-factor' }])
    await signIn(testApp.client(), lost.form)
  })
})
