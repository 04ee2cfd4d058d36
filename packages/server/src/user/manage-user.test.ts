import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockAccount } from '../admin/block-store.ts'
import { isLastAdmin } from '../admin/role-store.ts'
import { tasksOf } from '../tasks.ts'
import { listenTo } from '../test-kit/event-stream.ts'
import { type Member, mailsTo, newcomer, promote, signIn, tokenIn } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let admin: Member
let user: Member

type Action = 'reset_password' | 'block_user' | 'unblock_user' | 'delete_user'

beforeAll(async () => {
  testApp = await startTestApp()
})

beforeEach(async () => {
  await testApp.platform.database.pool.query("UPDATE profiles SET role = 'user'")
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
  user = await newcomer(testApp, { full_name: 'Paul Vasseur' })
})

afterAll(() => testApp.close())

const manage = (action: Action, userId = user.profile.id, more: { password?: string; email?: string } = {}) => {
  testApp.clock.advance({ seconds: 1 })
  return admin.client.call('manage-user', { body: { action, userId, ...more } })
}

const refusal = async (action: Action, userId: string, more: { password?: string } = {}, { client } = admin) =>
  (await client.refusal('manage-user', { body: { action, userId, ...more } })).code

const audit = async (subject = user.profile.id) => {
  const { rows } = await testApp.platform.database.pool.query(
    'SELECT actor_id, action, before, after FROM audit_log WHERE subject_id = $1 ORDER BY created_at, id',
    [subject],
  )
  return rows
}

describe('blocking an account', () => {
  it('ends its sessions, tells its open pages, mails its owner and leaves a line with ids and status alone', async () => {
    const page = await listenTo(testApp, user.client)
    const { message, user: shown } = await manage('block_user')
    expect([message, shown?.status]).toEqual(['blocked', 'blocked'])
    expect(await page.next()).toEqual({ event: 'session-ended', data: { reason: 'blocked' } })
    expect((await user.client.refusal('get-profile')).code).toBe('signed-out')
    const again = { email: user.form.email, password: user.form.password, remember: true }
    expect((await testApp.client().refusal('sign-in', { body: again })).code).toBe('account-blocked')
    const [mail] = await mailsTo(testApp, user.form.email)
    expect(mail?.subject).toBe('Votre compte Fonte est bloqué')
    expect(mail?.text).toContain(testApp.platform.config.contactEmail)
    expect([mail?.links, mail?.html.includes('<a ')]).toEqual([[], false])
    expect(await audit()).toEqual([
      { actor_id: admin.profile.id, action: 'block', before: { status: 'active' }, after: { status: 'blocked' } },
    ])
  })

  it('twice is done once, and unblocking lets its owner in again', async () => {
    await manage('block_user')
    await manage('block_user')
    expect((await manage('unblock_user')).user?.status).toBe('active')
    await manage('unblock_user')
    expect((await audit()).map(({ action }) => action)).toEqual(['block', 'unblock'])
    await signIn(testApp.client(), user.form)
    expect((await mailsTo(testApp, user.form.email)).filter(({ subject }) => /bloqué/.test(subject))).toHaveLength(2)
  })
})

describe('a link for a new password', () => {
  it('goes to the account’s own address, whatever address is sent', async () => {
    const stranger = `${crypto.randomUUID()}@evil.example`
    expect((await manage('reset_password', user.profile.id, { email: stranger })).message).toBe('reset-mailed')
    const tasks = tasksOf(testApp.platform, testApp.app.log)
    await tasks['password-reset']?.({ email: user.form.email })
    const mails = await mailsTo(testApp, user.form.email)
    expect(tokenIn(mails)).not.toBe('')
    expect(await mailsTo(testApp, stranger)).toEqual([])
    expect((await audit()).map(({ action }) => action)).toEqual(['reset-password'])
  })

  it('is refused for a blocked account, whom it would let in nowhere', async () => {
    await manage('block_user')
    expect(await refusal('reset_password', user.profile.id)).toBe('account-blocked')
  })
})

describe('deleting an account', () => {
  it('takes all that it owns along and leaves a line of ids', async () => {
    expect(await manage('delete_user')).toEqual({ message: 'deleted', user: null })
    const { rows } = await testApp.platform.database.pool.query('SELECT 1 FROM users WHERE id = $1', [user.profile.id])
    expect(rows).toEqual([])
    expect(await audit()).toEqual([
      { actor_id: admin.profile.id, action: 'delete-user-account', before: null, after: null },
    ])
    expect(await refusal('block_user', user.profile.id)).toBe('not-found')
  })
})

describe('an administrator', () => {
  it('is asked for the password before blocking and deleting, when it was typed over 15 minutes ago', async () => {
    testApp.clock.advance({ minutes: 16 })
    await admin.client.call('refresh-session', { body: {} })
    for (const action of ['block_user', 'delete_user'] as const) {
      expect(await refusal(action, user.profile.id)).toBe('password-required')
      expect(await refusal(action, user.profile.id, { password: 'faux' })).toBe('wrong-password')
    }
    expect((await manage('reset_password')).message).toBe('reset-mailed')
    expect((await manage('unblock_user')).message).toBe('unblocked')
    expect((await manage('block_user', user.profile.id, { password: admin.form.password })).message).toBe('blocked')
  })

  it('cannot block or delete themself', async () => {
    for (const action of ['block_user', 'delete_user'] as const) {
      expect(await refusal(action, admin.profile.id)).toBe('own-account')
    }
  })

  it('hears “not found” of an account that is gone, and of one that never was', async () => {
    for (const action of ['reset_password', 'block_user', 'unblock_user', 'delete_user'] as const) {
      expect(await refusal(action, crypto.randomUUID())).toBe('not-found')
    }
  })

  it('may block another one; of two who block each other at once, one does and one stays', async () => {
    const other = await newcomer(testApp)
    await promote(testApp, other.profile.id)
    const [one, two] = await Promise.all([
      admin.client.send('manage-user', { body: { action: 'block_user', userId: other.profile.id } }),
      other.client.send('manage-user', { body: { action: 'block_user', userId: admin.profile.id } }),
    ])
    expect([one.status, two.status].toSorted()).toEqual([200, 401])
    const { rows } = await testApp.platform.database.pool.query(
      "SELECT count(*) FROM users JOIN profiles USING (id) WHERE role = 'admin' AND blocked_at IS NULL",
    )
    expect(Number(rows[0].count)).toBe(1)
  })

  it('who lost the role while the call was on its way changes nothing', async () => {
    const other = await newcomer(testApp)
    await promote(testApp, other.profile.id)
    const { database } = testApp.platform
    const hold = await database.pool.connect()
    await hold.query('BEGIN')
    await hold.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.profile.id])
    const blocking = other.client.refusal('manage-user', { body: { action: 'block_user', userId: user.profile.id } })
    const isWaiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    await expect.poll(async () => (await database.pool.query(isWaiting)).rowCount).toBe(1)
    await database.pool.query("UPDATE profiles SET role = 'user' WHERE id = $1", [other.profile.id])
    await hold.query('COMMIT')
    hold.release()
    expect((await blocking).code).toBe('admin-required')
    expect(await audit()).toEqual([])
  })

  it('stays when the last two are blocked at the same time', async () => {
    const other = await newcomer(testApp)
    await promote(testApp, other.profile.id)
    const { database } = testApp.platform
    const blockUnlessLast = (userId: string) =>
      database.transaction(async (writer) => {
        if (await isLastAdmin(userId, writer)) return false
        return blockAccount({ userId, actorId: null }, testApp.clock.now(), writer)
      })
    const done = await Promise.all([admin, other].map(({ profile }) => blockUnlessLast(profile.id)))
    expect(done.toSorted()).toEqual([false, true])
  })
})
