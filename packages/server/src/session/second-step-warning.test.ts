import { afterAll, beforeAll, expect, it } from 'vitest'
import { noteAccountEvent } from '../activity/activity-store.ts'
import { storedLimits } from '../platform/limits/stored-limits.ts'
import { mailsTo } from '../test-kit/factories.ts'
import { firstStep, type ProtectedMember, protectedNewcomer } from '../test-kit/second-factor.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const answer = (code: string) => ({ body: { code } })

/** A browser in which the right password was typed. */
const halfway = async ({ form }: ProtectedMember) => {
  const client = testApp.client()
  await firstStep(client, form)
  return client
}

/** How often the owner was told that somebody knows the password. */
const warnings = async ({ form }: ProtectedMember) =>
  (await mailsTo(testApp, form.email)).filter(({ subject }) => subject.startsWith('Quelqu’un connaît')).length

it('tells the owner once a day that somebody who knows the password tries codes', async () => {
  const member = await protectedNewcomer(testApp)
  const fail = async () => {
    const client = await halfway(member)
    for (let guess = 0; guess < 5; guess += 1) await client.send('complete-sign-in', answer('no code'))
  }
  await fail()
  await fail()
  expect(await warnings(member)).toBe(1)
  testApp.clock.advance({ days: 1, seconds: 1 })
  await fail()
  expect(await warnings(member)).toBe(2)
})

it('tells the owner of a slow attack too: wrong codes count over all challenges, until a sign-in is right', async () => {
  const member = await protectedNewcomer(testApp)
  const fail = async (times: number) => {
    const client = await halfway(member)
    for (let guess = 0; guess < times; guess += 1) await client.send('complete-sign-in', answer('no code'))
  }
  await fail(4)
  testApp.clock.advance({ seconds: 30 })
  await (await halfway(member)).call('complete-sign-in', answer(member.app.code()))
  testApp.clock.advance({ seconds: 30 })
  await fail(4)
  expect(await warnings(member)).toBe(0)
  testApp.clock.advance({ days: 2 })
  await fail(1)
  expect(await warnings(member)).toBe(1)
})

it('tells the owner of it, and once, also where refused sign-ins have pushed the wrong codes out of the list', async () => {
  const member = await protectedNewcomer(testApp)
  const fail = async (times: number) => {
    const client = await halfway(member)
    for (let guess = 0; guess < times; guess += 1) await client.send('complete-sign-in', answer('no code'))
  }
  const pushOut = () =>
    testApp.platform.database.transaction(async (writer) => {
      for (let browser = 0; browser < storedLimits.accountEvents / 2; browser += 1) {
        const refused = { user_id: member.profile.id, kind: 'sign-in-refused', agent: `browser ${browser}` } as const
        await noteAccountEvent(refused, testApp.clock.now(), writer)
      }
    })
  await fail(4)
  testApp.clock.advance({ minutes: 60, seconds: 1 })
  await pushOut()
  await fail(1)
  expect(await warnings(member)).toBe(1)
  testApp.clock.advance({ minutes: 60, seconds: 1 })
  await pushOut()
  await fail(5)
  expect(await warnings(member)).toBe(1)
})

it('tells the owner every day of an attack that goes on', async () => {
  const member = await protectedNewcomer(testApp)
  for (let half = 0; half < 5; half += 1) {
    const client = await halfway(member)
    for (let guess = 0; guess < 5; guess += 1) await client.send('complete-sign-in', answer('no code'))
    testApp.clock.advance({ minutes: 12 * 60, seconds: 1 })
  }
  expect(await warnings(member)).toBe(3)
})

it('tells the owner once of wrong codes that come at the same moment', async () => {
  const member = await protectedNewcomer(testApp)
  const browsers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => halfway(member)))
  await Promise.all(browsers.map((client) => client.send('complete-sign-in', answer('no code'))))
  expect(await warnings(member)).toBe(1)
})
