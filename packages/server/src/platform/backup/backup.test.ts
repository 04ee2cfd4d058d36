import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../../test-kit/community.ts'
import { contentsOf, guardsOf } from '../../test-kit/database-contents.ts'
import { newcomer, promote } from '../../test-kit/factories.ts'
import { liveIn } from '../../test-kit/lived-in.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { openTestApp } from '../../test-kit/test-app.ts'
import { createTestDatabase, type TestDatabase } from '../../test-kit/test-database.ts'
import { writeBackup } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { readSnapshot } from './snapshot.ts'

let testApp: OwnTestApp
let folder: string
let target: TestDatabase
let sourceUrl: string

/** Two people who train, publish, copy, rate and hide; an audit log; a mail that waits. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fonte-backup-'))
  testApp = await startTestApp()
  sourceUrl = testApp.platform.database.url
  const [lea, noe] = [await newcomer(testApp), await newcomer(testApp)]
  await liveIn(testApp, lea)
  await promote(testApp, noe.profile.id)
  for (const enabled of [true, false]) await noe.client.call('toggle-maintenance-mode', { body: { enabled } })
  const { post } = await publish(noe, { title: 'Antislash \\. et « guillemets » 🏋️' })
  await lea.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
  await lea.client.call('rate-post', { params: { id: post.id }, body: { rating: 4 } })
  await lea.client.call('hide-author', { params: { id: noe.profile.id } })
  await testApp.client().call('request-password-reset', { body: { email: lea.form.email } })
  target = await createTestDatabase('template0')
})

afterAll(async () => {
  await testApp.close()
  await target.drop()
  rmSync(folder, { recursive: true })
})

describe('a back-up', () => {
  it('restored into an empty database is the same in every row of every table, with the same schema', async () => {
    const path = join(folder, 'whole')
    const written = await writeBackup({ url: sourceUrl, path })
    const restored = await restoreBackup({ url: target.url, path })
    expect(restored.rows).toBe(written.rows)
    const before = await contentsOf(sourceUrl)
    expect(Object.values(before.contents).flat().length).toBeGreaterThan(500)
    expect(await contentsOf(target.url)).toEqual(before)
    expect(await guardsOf(target.url)).toEqual(await guardsOf(sourceUrl))
  })

  it('is readable for its owner alone, and leaves nothing beside it', () => {
    expect(statSync(join(folder, 'whole')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['whole'])
  })

  it('keeps what waited to be done: a mail that was asked for leaves from the restored server', async () => {
    const restored = await openTestApp(target.url, { clock: testApp.clock })
    const mails = async () => (await restored.platform.database.pool.query('SELECT id FROM mails')).rowCount
    const before = await mails()
    await restored.settle()
    expect(await mails()).toBe((before ?? 0) + 1)
    await restored.close()
  })

  it('is all of one instant, whatever is written while it is made', async () => {
    const { pool } = testApp.platform.database
    const { rows: before } = await pool.query('SELECT count(*)::int AS count FROM users')
    const rowsOf: Record<string, number> = {}
    const text = readSnapshot(sourceUrl, (name, rows) => {
      rowsOf[name] = rows
    })
    await text.next()
    await newcomer(testApp)
    for await (const _ of text);
    expect([rowsOf.users, rowsOf.profiles]).toEqual([before[0].count, before[0].count])
  })
})
