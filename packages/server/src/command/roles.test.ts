import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../platform/config.ts'
import { type Database, openDatabase } from '../platform/database.ts'
import { runCommandOn } from '../test-kit/command.ts'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'

let place: TestDatabase
let database: Database

beforeEach(async () => {
  place = await createTestDatabase()
  database = openDatabase(place.url)
  for (const name of ['lea', 'noé']) await addAccount(`${name}@fonte.example`, name)
})

afterEach(async () => {
  await database.close()
  await place.drop()
})

const config = readConfig({}, () => Buffer.alloc(32))

const manage = (...args: string[]) => runCommandOn({ config, database, now: Date.now }, ...args)

describe('npm run admin', () => {
  it('makes an account an admin, whatever the case of its address, and lists it', async () => {
    expect(await manage('list')).toEqual({ code: 0, words: 'There is no admin yet.' })
    expect((await manage('grant', 'Lea@Fonte.example')).code).toBe(0)
    expect(await manage('list')).toEqual({ code: 0, words: 'lea@fonte.example' })
  })

  it('takes the role away again, but never from the last admin', async () => {
    await manage('grant', 'lea@fonte.example')
    expect((await manage('revoke', 'lea@fonte.example')).words).toBe(
      'lea@fonte.example is the last admin and stays one.',
    )
    await manage('grant', 'noé@fonte.example')
    expect((await manage('revoke', 'lea@fonte.example')).code).toBe(0)
    expect((await manage('list')).words).toBe('noé@fonte.example')
  })

  it.each(['confirmed_at = NULL', 'blocked_at = now()'])(
    'counts nobody as an admin who cannot sign in: %s',
    async (change) => {
      for (const name of ['lea', 'noé']) await manage('grant', `${name}@fonte.example`)
      await database.pool.query(`UPDATE users SET ${change} WHERE email = 'noé@fonte.example'`)
      expect((await manage('revoke', 'lea@fonte.example')).words).toBe(
        'lea@fonte.example is the last admin and stays one.',
      )
      expect((await manage('revoke', 'noé@fonte.example')).code).toBe(0)
    },
  )

  it('leaves a line in the audit log for each change, with ids alone', async () => {
    await manage('grant', 'lea@fonte.example')
    await manage('grant', 'noé@fonte.example')
    await manage('revoke', 'lea@fonte.example')
    const { rows } = await database.pool.query(
      `SELECT users.email, actor_id, action, after->>'role' AS role
       FROM audit_log JOIN users ON users.id::text = subject_id`,
    )
    const line = { actor_id: null, action: 'set-role' }
    expect(rows).toHaveLength(3)
    const told = [
      { ...line, email: 'lea@fonte.example', role: 'admin' },
      { ...line, email: 'noé@fonte.example', role: 'admin' },
      { ...line, email: 'lea@fonte.example', role: 'user' },
    ]
    expect(rows).toEqual(expect.arrayContaining(told))
  })

  it('leaves no line in the audit log of a role that somebody had already', async () => {
    await manage('grant', 'lea@fonte.example')
    expect(await manage('grant', 'lea@fonte.example')).toEqual({ code: 0, words: 'lea@fonte.example is an admin now.' })
    const { rows } = await database.pool.query("SELECT before->>'role' AS before FROM audit_log")
    expect(rows).toEqual([{ before: 'user' }])
  })

  it('leaves one admin when both are revoked at once', async () => {
    await manage('grant', 'lea@fonte.example')
    await manage('grant', 'noé@fonte.example')
    await Promise.all([manage('revoke', 'lea@fonte.example'), manage('revoke', 'noé@fonte.example')])
    expect((await manage('list')).words.split('\n')).toHaveLength(1)
  })

  it('refuses an unknown address and an unknown verb in plain words', async () => {
    expect(await manage('grant', 'nobody@fonte.example')).toEqual({
      code: 1,
      words: 'There is no account with the e-mail address nobody@fonte.example.',
    })
    for (const args of [[], ['crown', 'lea@fonte.example'], ['grant'], ['list', 'lea@fonte.example']]) {
      expect(await manage(...args)).toEqual({ code: 2, words: expect.stringContaining('Usage:') })
    }
  })
})

async function addAccount(email: string, username: string): Promise<void> {
  const id = randomUUID()
  await database.transaction(async (writer) => {
    await writer.insertInto('users').values({ id, email, password_hash: 'none', confirmed_at: new Date() }).execute()
    await writer
      .insertInto('profiles')
      .values({ id, plan: 'Basic', lang: 'fr', full_name: username, username })
      .execute()
  })
}
