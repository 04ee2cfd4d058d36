import type { ProblemAnswer } from '@fonte/contract/problem'
import type { Route } from '@fonte/contract/route'
import { type OperationId, routes } from '@fonte/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '../../test-kit/client.ts'
import { basicMember } from '../../test-kit/community.ts'
import { block, newcomer, promote } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let people: Record<'nobody' | 'basic' | 'member' | 'admin' | 'blocked' | 'expired', Client>

beforeAll(async () => {
  testApp = await startTestApp()
  const expired = (await newcomer(testApp)).client
  const access = expired.jar.get('fonte_access') ?? ''
  testApp.clock.advance({ minutes: 6 })
  expired.jar.set('fonte_access', access)
  const blocked = await newcomer(testApp)
  await block(testApp, blocked.profile.id)
  const member = (await newcomer(testApp)).client
  const admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
  const basic = (await basicMember(testApp)).client
  people = { nobody: testApp.client(), basic, member, admin: admin.client, blocked: blocked.client, expired }
})

afterAll(() => testApp.close())

const operations = Object.entries<Route>(routes) as [OperationId, Route][]
const nonsense = { params: { id: 'nonsense' }, query: { nonsense: 1 }, body: { nonsense: true } }
const inputOf = ({ method }: Route) =>
  method === 'GET' || method === 'DELETE' ? { ...nonsense, body: undefined } : nonsense
const codeOf = async (client: Client, operation: OperationId, route: Route) =>
  ((await client.send(operation, inputOf(route))).body as Partial<ProblemAnswer> | undefined)?.code

describe.each(operations)('%s', (operation, route) => {
  const isOpen = route.access === 'anonymous'

  it(`${isOpen ? 'listens to' : 'refuses'} those who are not signed in`, async () => {
    for (const client of [people.nobody, people.blocked, people.expired]) {
      const code = await codeOf(client, operation, route)
      if (isOpen) expect(code).not.toBe('signed-out')
      else expect(code).toBe('signed-out')
    }
  })

  it(
    route.access === 'admin' ? 'listens to administrators only' : 'listens to everybody who is signed in',
    async () => {
      const refused = ['signed-out', 'premium-required', 'admin-required']
      expect(refused).not.toContain(await codeOf(people.admin, operation, route))
      const code = await codeOf(people.member, operation, route)
      if (route.access === 'admin') expect(code).toBe('admin-required')
      else expect(refused).not.toContain(code)
    },
  )

  it(`${route.access === 'premium' ? 'refuses' : 'listens to'} those whose premium has ended`, async () => {
    const code = await codeOf(people.basic, operation, route)
    if (route.access === 'premium') expect(code).toBe('premium-required')
    else expect(code).not.toBe('premium-required')
  })

  it.runIf(route.method !== 'GET')('refuses what another site’s page sends, before anything else', async () => {
    const foreign = [{ origin: 'https://evil.example' }, { origin: 'null' }, {}, { 'sec-fetch-site': 'cross-site' }]
    const cookie = people.member.jar.header() ?? ''
    for (const headers of foreign) {
      const url = route.path.replaceAll(/:\w+/g, 'x')
      const response = await testApp.app.inject({ method: route.method, url, headers: { ...headers, cookie } })
      expect(response.json()).toMatchObject({ status: 403, code: 'wrong-origin' })
    }
  })
})
