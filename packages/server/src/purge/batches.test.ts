import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dashboardTasks } from '../dashboard/dashboard-tasks.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { newcomer } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { purgeTasks } from './purge.ts'

/** More rows than one statement of a clean-up takes. */
const many = 2_500

const rowsOf = (table: string, columns: string, values: string) =>
  `INSERT INTO ${table} (${columns}) SELECT ${values} FROM generate_series(1, ${many}) AS n`

const id = "lpad(to_hex(n), 32, '0')::uuid"
const hash = "decode(lpad(to_hex(n), 64, '0'), 'hex')"
const longAgo = "timestamptz '2000-01-01'"

/** What is long over in each table, by the task that removes it; people come first and go last. */
const old = [
  [
    'purge-accounts',
    'users',
    rowsOf('users', 'id, email, password_hash, created_at', `${id}, n || '@old.example', '', ${longAgo}`),
  ],
  [
    'purge-accounts',
    'sign_up_claims',
    rowsOf('sign_up_claims', 'user_id, username, password_hash, created_at', `${id}, 'old' || n, '', ${longAgo}`),
  ],
  ['purge-days', 'active_people', rowsOf('active_people', 'day, user_id', `'2000-01-01', ${id}`)],
  [
    'purge-challenges',
    'second_factors',
    rowsOf('second_factors', 'user_id, sealed_secret, key_name, begun_at', `${id}, '', '', ${longAgo}`),
  ],
  [
    'purge-challenges',
    'sign_in_challenges',
    rowsOf(
      'sign_in_challenges',
      'token_hash, user_id, password_version, remember, expires_at',
      `${hash}, ${id}, 1, true, ${longAgo}`,
    ),
  ],
  [
    'purge-links',
    'mailed_links',
    rowsOf('mailed_links', 'token_hash, user_id, purpose, expires_at', `${hash}, ${id}, 'confirm-email', ${longAgo}`),
  ],
  [
    'purge-activity',
    'account_events',
    rowsOf(
      'account_events',
      'id, user_id, kind, created_at, last_at',
      `${id}, ${id}, 'signed-in', ${longAgo}, ${longAgo}`,
    ),
  ],
  ['purge-deletions', 'deleted_rows', rowsOf('deleted_rows', 'user_id, id, deleted_at', `${id}, n, ${longAgo}`)],
  [
    'purge-mailbox',
    'mails',
    rowsOf('mails', 'recipient, subject, text_body, html_body, links, created_at', `'', '', '', '', '[]', ${longAgo}`),
  ],
  ['purge-audit', 'audit_log', rowsOf('audit_log', 'id, action, created_at', `${id}, 'block', ${longAgo}`)],
] as const

let testApp: OwnTestApp

const query = async (text: string, values: unknown[] = []) =>
  (await testApp.platform.database.pool.query(text, values)).rows

beforeAll(async () => {
  testApp = await startTestApp()
  await query(`
    CREATE FUNCTION refuse_many() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF (SELECT count(*) FROM gone) > 1000 THEN RAISE 'too many rows of % at once', TG_TABLE_NAME; END IF;
      RETURN NULL;
    END $$`)
  for (const [, table, filling] of old) {
    await query(filling)
    await query(`CREATE TRIGGER counted_at_once AFTER DELETE ON ${table} REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION refuse_many()`)
  }
})

afterAll(() => testApp.close())

const run = (task: string) => ({ ...purgeTasks(testApp.platform), ...dashboardTasks(testApp.platform) })[task]?.(null)
const left = async (table: string) => (await query(`SELECT count(*)::integer AS rows FROM ${table}`))[0]

describe('however many rows are over, no statement takes them all at once', () => {
  it.each(old.toReversed())('%s empties %s', async (task, table) => {
    await run(task)
    expect(await left(table)).toEqual({ rows: 0 })
  })

  it('purge-deletions forgets what a person deleted beyond the limit', async () => {
    const { profile } = await newcomer(testApp)
    await query('INSERT INTO deleted_rows (user_id, id) SELECT $1, n FROM generate_series(1, $2::integer) AS n', [
      profile.id,
      storedLimits.deletions + many,
    ])
    await run('purge-deletions')
    expect(await left('deleted_rows')).toEqual({ rows: storedLimits.deletions })
  })

  it('purge-jobs removes all that failed too often', async () => {
    await query(`SELECT graphile_worker.add_job('send-mail') FROM generate_series(1, $1)`, [many])
    await query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts')
    await run('purge-jobs')
    expect(await left('graphile_worker.jobs')).toEqual({ rows: 0 })
  })
})
