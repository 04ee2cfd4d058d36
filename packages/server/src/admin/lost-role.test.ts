import type { Route } from '@fonte/contract/route'
import { routes } from '@fonte/contract/routes'
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Client } from '../test-kit/client.ts'
import { publish } from '../test-kit/community.ts'
import { type Member, newcomer } from '../test-kit/factories.ts'
import { newAdmin, newLibraryExercise } from '../test-kit/library.ts'
import { protectedNewcomer } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import { newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
let actor: Member
let user: Member
/** What the changes are made on. */
let on: Awaited<ReturnType<typeof prepare>>

const query = (text: string, ...values: string[]) => testApp.platform.database.pool.query(text, values)

const prepare = async () => {
  const { client } = await newAdmin(testApp)
  const report = { id: crypto.randomUUID(), report_type: 'Bug', content: 'Le minuteur ne sonne pas.' } as const
  await user.client.call('create-report', { body: report })
  const { id: blocked } = (await newcomer(testApp)).profile
  await client.call('manage-user', { body: { action: 'block_user', userId: blocked } })
  const { rows } = await query('SELECT id FROM audit_log WHERE subject_id = $1', blocked)
  const groups = (await client.call('get-library-muscles')).items.map(({ id }) => id)
  const group = await client.call('create-muscle-group', { body: { name: 'Cou', name_en: 'Neck' } })
  const muscle = { name: 'Splénius', name_en: 'Splenius', region: null }
  const { post, program } = await publish(user)
  return {
    report: report.id,
    entry: String(rows[0].id),
    protectedUser: (await protectedNewcomer(testApp)).profile.id,
    exercise: (await client.call('create-library-exercise', { body: newLibraryExercise() })).id,
    program: (await client.call('create-predefined-program', { body: predefined() })).id,
    groups: [...groups, group.id],
    group: group.id,
    muscle: (await client.call('create-muscle', { params: { id: group.id }, body: muscle })).id,
    post: { postId: post.id, programId: program.id },
  }
}

const names = { name: 'Avant-bras profonds', name_en: 'Deep forearms' }
const predefined = () => ({ ...newProgram(), name_en: 'Upper body', description_en: 'Two movements.' })
const withoutId = ({ id: _, ...fields }: ReturnType<typeof predefined>) => fields
const to = (id: string) => ({ params: { id } })

/** Each change of administrators, as one makes it who may. */
const changes: Record<string, (client: Client) => Promise<{ readonly code: string }>> = {
  'toggle-maintenance-mode': (client) => client.refusal('toggle-maintenance-mode', { body: { enabled: true } }),
  'manage-user': (client) => client.refusal('manage-user', { body: { action: 'block_user', userId: user.profile.id } }),
  'update-user-plan': (client) =>
    client.refusal('update-user-plan', { body: { userId: user.profile.id, plan: 'Basic' } }),
  'end-user-sessions': (client) => client.refusal('end-user-sessions', { ...to(user.profile.id), body: {} }),
  'reset-second-factor': (client) => client.refusal('reset-second-factor', { ...to(on.protectedUser), body: {} }),
  'undo-admin-action': (client) => client.refusal('undo-admin-action', { ...to(on.entry), body: {} }),
  'create-library-exercise': (client) => client.refusal('create-library-exercise', { body: newLibraryExercise() }),
  'update-library-exercise': (client) =>
    client.refusal('update-library-exercise', { ...to(on.exercise), body: { version: 1, ...newLibraryExercise() } }),
  'delete-library-exercise': (client) => client.refusal('delete-library-exercise', to(on.exercise)),
  'restore-library-exercise': (client) => client.refusal('restore-library-exercise', to(on.exercise)),
  'create-predefined-program': (client) => client.refusal('create-predefined-program', { body: predefined() }),
  'update-predefined-program': (client) =>
    client.refusal('update-predefined-program', {
      ...to(on.program),
      body: { version: 1, ...withoutId(predefined()) },
    }),
  'delete-predefined-program': (client) => client.refusal('delete-predefined-program', to(on.program)),
  'create-muscle-group': (client) => client.refusal('create-muscle-group', { body: names }),
  'update-muscle-group': (client) =>
    client.refusal('update-muscle-group', { ...to(on.group), body: { version: 1, ...names } }),
  'delete-muscle-group': (client) => client.refusal('delete-muscle-group', to(on.group)),
  'order-muscle-groups': (client) => client.refusal('order-muscle-groups', { body: { ids: on.groups.toReversed() } }),
  'create-muscle': (client) => client.refusal('create-muscle', { ...to(on.group), body: { ...names, region: null } }),
  'order-muscles': (client) => client.refusal('order-muscles', { ...to(on.group), body: { ids: [on.muscle] } }),
  'update-muscle': (client) =>
    client.refusal('update-muscle', { ...to(on.muscle), body: { version: 1, ...names, region: null } }),
  'delete-muscle': (client) => client.refusal('delete-muscle', to(on.muscle)),
  'take-library-proposal': (client) =>
    client.refusal('take-library-proposal', {
      params: { kind: 'programs', id: on.program },
      body: { proposal: 'none', version: 1, parts: [] },
    }),
  'decline-library-proposal': (client) =>
    client.refusal('decline-library-proposal', {
      params: { kind: 'programs', id: on.program },
      body: { proposal: 'none', declined: true },
    }),
  'update-report-status': (client) =>
    client.refusal('update-report-status', { ...to(on.report), body: { status: 'Fermé' } }),
  'answer-report': (client) =>
    client.refusal('answer-report', { ...to(on.report), body: { id: crypto.randomUUID(), content: 'Corrigé.' } }),
  'delete-report': (client) => client.refusal('delete-report', to(on.report)),
  'delete-post': (client) => client.refusal('delete-post', { body: on.post }),
}

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  actor = await newAdmin(testApp)
  user = await newcomer(testApp)
  on = await prepare()
  return () => testApp.close()
})

afterEach(async () => {
  await query('UPDATE users SET blocked_at = NULL WHERE id = $1', actor.profile.id)
  await query("UPDATE profiles SET role = 'admin' WHERE id = $1", actor.profile.id)
})

/** Holds the actor’s account, lets the call come as far as it can, and then does to the account what `statement` says. */
const meanwhile = async (statement: string, change: (client: Client) => Promise<{ readonly code: string }>) => {
  const holder = await testApp.platform.database.pool.connect()
  onTestFinished(() => holder.release())
  await holder.query('BEGIN')
  await holder.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [actor.profile.id])
  let isSettled = false
  const code = change(actor.client)
    .then((refusal) => refusal.code, String)
    .finally(() => {
      isSettled = true
    })
  const isWaiting = "SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
  await vi.waitUntil(async () => isSettled || (await query(isWaiting)).rowCount === 1, { timeout: 20_000 })
  await holder.query(statement, [actor.profile.id])
  await holder.query('COMMIT')
  return code
}

const audited = async () => (await query('SELECT FROM audit_log')).rowCount

describe.each(Object.entries(changes))('%s', (_operation, change) => {
  it.each([
    ['is blocked', 'signed-out', 'UPDATE users SET blocked_at = now() WHERE id = $1'],
    ['loses the role', 'admin-required', "UPDATE profiles SET role = 'user' WHERE id = $1"],
  ])('of an administrator who %s while the call is on its way changes nothing', async (_, code, statement) => {
    const before = await audited()
    expect(await meanwhile(statement, change)).toBe(code)
    expect(await audited()).toBe(before)
  })
})

it('each change that is for administrators alone is tried', () => {
  const all = Object.entries<Route>(routes).filter(([, { access, method }]) => access === 'admin' && method !== 'GET')
  expect(Object.keys(changes)).toEqual(expect.arrayContaining(all.map(([operation]) => operation)))
})
