import { fits } from '@fonte/contract/answer/fits'
import { formerWrites } from '@fonte/contract/former/former-writes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

it.each(['0.1.0', '0.6.0'] as const)(
  'every write of the outbox of %s is taken, and answered as it expects',
  async (version) => {
    const { client } = await newcomer(testApp)
    const page = version === '0.1.0' ? client.former() : client
    for (const { operation, params, body, shape } of formerWrites[version]) {
      const { status, body: answer } = await page.send(operation, { params, body })
      expect([operation, status]).toEqual([operation, shape ? 200 : 204])
      if (shape) expect([operation, fits(shape, answer)]).toEqual([operation, true])
    }
  },
)
