import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { runCommandOn } from '../test-kit/command.ts'
import { mailsTo, newcomer, promote, signIn } from '../test-kit/factories.ts'
import { liveIn } from '../test-kit/lived-in.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const command = (...args: string[]) => runCommandOn(testApp.platform, ...args)

/** What the audit log tells of an account, by the names of the actions. */
const auditOf = async (id: string) => {
  const { rows } = await testApp.platform.database.pool.query(
    'SELECT actor_id, action FROM audit_log WHERE subject_id = $1 ORDER BY action',
    [id],
  )
  return rows
}

/** The only account that could administer. */
const onlyAdmin = async () => {
  const member = await newcomer(testApp)
  await testApp.platform.database.pool.query("UPDATE profiles SET role = 'user'")
  await promote(testApp, member.profile.id)
  return member
}

describe('npm run admin -- block', () => {
  it('ends every session at once and lets nobody in until unblock, and notes both', async () => {
    const { client, form, profile } = await newcomer(testApp)
    expect(await command('block', form.email.toUpperCase())).toMatchObject({ code: 0 })
    expect((await client.refusal('get-session')).code).toBe('signed-out')
    const body = { email: form.email, password: form.password, remember: true }
    expect((await client.refusal('sign-in', { body })).code).toBe('account-blocked')
    expect(await command('block', form.email)).toEqual({ code: 0, words: `${form.email} is blocked already.` })
    expect(await command('unblock', form.email)).toEqual({ code: 0, words: `${form.email} can sign in again.` })
    expect(await command('unblock', form.email)).toEqual({ code: 0, words: `${form.email} is not blocked.` })
    expect((await signIn(client, form)).user.email).toBe(form.email)
    const line = { actor_id: null }
    expect(await auditOf(profile.id)).toEqual([
      { ...line, action: 'block' },
      { ...line, action: 'unblock' },
    ])
  })

  it('is refused for the only administrator', async () => {
    const { client, form } = await onlyAdmin()
    expect(await command('block', form.email)).toEqual({
      code: 1,
      words: `${form.email} is the last admin and stays one.`,
    })
    expect((await client.call('get-session')).user.email).toBe(form.email)
  })
})

describe('npm run admin -- delete', () => {
  it('says what it would do and does nothing without --yes, then leaves a line of ids alone', async () => {
    const member = await newcomer(testApp)
    await liveIn(testApp, member)
    const { client, form, profile } = member
    const asked = await command('delete', form.email)
    expect(asked).toEqual({ code: 1, words: expect.stringContaining(`npm run admin -- delete ${form.email} --yes`) })
    expect((await client.call('get-session')).user.email).toBe(form.email)
    expect(await command('delete', form.email, '--yes')).toMatchObject({ code: 0 })
    expect((await client.refusal('get-session')).code).toBe('signed-out')
    expect(await command('delete', form.email, '--yes')).toEqual({
      code: 1,
      words: `There is no account with the e-mail address ${form.email}.`,
    })
    expect(await auditOf(profile.id)).toEqual([{ actor_id: null, action: 'delete-user-account' }])
  })

  it('is refused for the only administrator', async () => {
    const { client, form } = await onlyAdmin()
    expect((await command('delete', form.email, '--yes')).code).toBe(1)
    expect((await client.call('get-session')).user.email).toBe(form.email)
  })
})

describe('npm run admin -- reset-link', () => {
  it('shows a link that sets a password once, without a mail, and supersedes the one before', async () => {
    const { client, form, profile } = await newcomer(testApp)
    const mails = (await mailsTo(testApp, form.email)).length
    const linkOf = async () => /token=(\S+)/.exec((await command('reset-link', form.email)).words)?.[1] ?? ''
    const [first, second] = [await linkOf(), await linkOf()]
    expect(await mailsTo(testApp, form.email)).toHaveLength(mails)
    const password = 'épaulé-jeté 120'
    expect((await client.refusal('update-password', { body: { token: first, password } })).code).toBe('link-invalid')
    await client.call('update-password', { body: { token: second, password } })
    expect((await client.refusal('update-password', { body: { token: second, password } })).code).toBe('link-invalid')
    expect((await signIn(client, { ...form, password })).user.email).toBe(form.email)
    expect(await auditOf(profile.id)).toHaveLength(2)
  })

  it('works for an hour, and not for a blocked account', async () => {
    const { client, form } = await newcomer(testApp)
    const { words } = await command('reset-link', form.email)
    testApp.clock.advance({ minutes: 61 })
    const token = /token=(\S+)/.exec(words)?.[1] ?? ''
    expect((await client.refusal('update-password', { body: { token, password: 'trop tard 42' } })).code).toBe(
      'link-invalid',
    )
    await command('block', form.email)
    expect(await command('reset-link', form.email)).toEqual({ code: 1, words: expect.stringContaining('is blocked') })
  })
})

describe.each([['grant'], ['block'], ['revoke'], ['delete', '--yes']])('npm run admin -- %s', (name, ...options) => {
  /** What the command answers that waits for `statement` on its account, and how many administrators are free meanwhile. */
  const behind = async (statement: string) => {
    await onlyAdmin()
    const { form, profile } = await newcomer(testApp)
    await promote(testApp, profile.id)
    const { pool } = testApp.platform.database
    const hold = await pool.connect()
    try {
      await hold.query('BEGIN')
      await hold.query(statement, [profile.id])
      const outcome = command(name, form.email, ...options)
      const isWaiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
      await vi.waitUntil(async () => (await pool.query(isWaiting)).rowCount === 1, { timeout: 20_000 })
      const free = await pool.query("SELECT 1 FROM profiles WHERE role = 'admin' FOR UPDATE SKIP LOCKED")
      await hold.query('COMMIT')
      return { ...(await outcome), free: free.rowCount }
    } finally {
      hold.release(true)
    }
  }

  it('waits for who acts on the account already, and holds no administrator meanwhile', async () => {
    expect(await behind('SELECT 1 FROM users WHERE id = $1 FOR UPDATE')).toMatchObject({ code: 0, free: 2 })
  })

  it('says so when the account goes meanwhile', async () => {
    const { words } = await behind('DELETE FROM users WHERE id = $1')
    expect(words).toMatch(/has been deleted meanwhile\.|has no account any more\./)
  })
})

describe('npm run admin', () => {
  it('explains every command, all of them or one, without touching a database', async () => {
    const help = await command('help')
    expect(help.code).toBe(0)
    for (const line of ['grant <e-mail>', 'delete <e-mail> [--yes]', 'maintenance on | off | status']) {
      expect(help.words).toContain(`npm run admin -- ${line}`)
    }
    const one = await command('block', '--help')
    expect(one).toEqual({ code: 0, words: expect.stringMatching(/^Usage: npm run admin -- block <e-mail>\n.+\.$/) })
  })

  it('tells a command that does not exist, and one that is written wrongly, by the exit code 2', async () => {
    for (const args of [
      [],
      ['crown'],
      ['block'],
      ['block', 'a@b.fr', 'c@d.fr'],
      ['delete', '--yes'],
      ['block', '-x'],
    ]) {
      expect(await command(...args)).toEqual({ code: 2, words: expect.stringContaining('Usage:') })
    }
  })
})
