import { fits } from '@fonte/contract/answer/fits'
import { formerWrites } from '@fonte/contract/former/former-writes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadLibrary } from '../../library/load-library.ts'
import { newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
  await loadLibrary(testApp.platform.database)
})

afterAll(() => testApp.close())

it('every write of the outbox of the version before is taken, and answered as it expects', async () => {
  const { client } = await newcomer(testApp)
  for (const { operation, params, body, shape } of formerWrites) {
    const { status, body: answer } = await client.former().send(operation, { params, body })
    expect([operation, status]).toEqual([operation, shape ? 200 : 204])
    if (shape) expect([operation, fits(shape, answer)]).toEqual([operation, true])
  }
})
