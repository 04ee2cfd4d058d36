import { routes } from '@fonte/contract/routes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OwnTestApp, startTestApp } from '../../../test-kit/start-test-app.ts'
import { schemaHtml } from './schema-html.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp()
})

afterAll(() => testApp.close())

describe('the reference of the programming interface', () => {
  it('shows every operation with its address, and each problem that it may answer', async () => {
    const { body, headers } = await testApp.app.inject('/api/reference')
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    for (const [id, route] of Object.entries(routes)) {
      const shown = body.split(`<details id="${id}">`)[1]?.split('</details>')[0] ?? ''
      expect(shown, id).toContain(`<code>${route.path.replaceAll(/:(\w+)/g, '{$1}')}</code>`)
      for (const code of 'problems' in route ? route.problems : []) expect(shown, id).toContain(`<code>${code}</code>`)
    }
  })

  it('comes with nothing that the content policy refuses, and nothing from elsewhere', async () => {
    const { body, headers } = await testApp.app.inject('/api/reference')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(body).not.toMatch(/<script|<style|style=|https?:\/\//)
    const sheet = await testApp.app.inject('/api/reference.css')
    expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8'])
  })

  it('says in words what a field is, how large it may be and whether it may be left out', () => {
    const reps = { type: 'integer', minimum: 0, maximum: 1000 }
    const set = { type: 'object', properties: { reps, note: { type: ['string', 'null'] } }, required: ['reps'] }
    const html = schemaHtml({ type: 'object', properties: { sets: { type: 'array', items: set, maxItems: 30 } } })
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
    expect(text).toBe(
      ' sets list of object up to 30 items; may be left out reps integer 0 to 1000 note string | null may be left out ',
    )
  })
})
