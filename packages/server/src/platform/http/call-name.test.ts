import { callHeader } from '@fonte/contract/answer/headers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

const name = '0198c0de-0000-7000-8000-000000000001'

const answered = async (method: 'POST' | 'DELETE', url: string, headers: Record<string, string> = {}) => {
  const given = { [callHeader]: name, ...headers }
  const answer = await testApp.app.inject({ method, url, headers: given, ...(method === 'POST' && { payload: {} }) })
  return [answer.statusCode, answer.headers[callHeader]]
}

describe('the name of a call', () => {
  it('is repeated by its answer, an empty one and a refusal included', async () => {
    const { client } = await newcomer(testApp)
    const cookie = client.jar.header() ?? ''
    const origin = testApp.platform.config.publicUrl
    expect(await answered('POST', '/api/session/end', { origin, cookie })).toEqual([204, name])
    expect(await answered('POST', '/api/workout-history', { origin })).toEqual([401, name])
    expect(await answered('DELETE', '/api/nowhere')).toEqual([404, name])
  })

  it('is not repeated when it is no such name', async () => {
    for (const odd of ['short', 'a b c d e f g', 'é'.repeat(10), 'x'.repeat(65)]) {
      expect(await answered('POST', '/api/session/end', { [callHeader]: odd })).toEqual([expect.any(Number), undefined])
    }
  })
})
