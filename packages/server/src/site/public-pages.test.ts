import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import {
  operatorPlaceholders,
  placeholders,
  prerenderedFile,
  prerenderedFolder,
  publicPageUrl,
  publicPaths,
} from '@fonte/contract/url/public-page'
import { languages } from '@fonte/domain/words/language'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommandOn } from '../test-kit/command.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let webDir: string

const env = {
  PUBLIC_URL: 'https://fonte.example',
  CONTACT_EMAIL: "l'équipe&co@fonte.example",
  OPERATOR_NAME: 'Club <Fonte>',
}
const pages = publicPaths.flatMap((path) =>
  languages.map((lang) => ({ path, lang, url: publicPageUrl('', path, lang) })),
)

const script = 'export const plates = [20, 10, 5]'

/** A built app in small: its own page, and each public page in each language. */
const build = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'fonte-pages-'))
  await mkdir(join(folder, prerenderedFolder))
  await writeFile(join(folder, 'index.html'), '<html><head></head><body>the app itself</body></html>')
  await writeFile(join(folder, 'beep.wav'), Buffer.alloc(100))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets/base-1.js'), script)
  await writeFile(join(folder, 'assets/base-1.js.br'), brotliCompressSync(script))
  for (const { path, lang, url } of pages) {
    const head = `<link rel="canonical" href="${placeholders.publicUrl}${url}"><meta name="fonte-site" content="${placeholders.site}">`
    const text = `<p>${path} in ${lang}, ${placeholders.contactEmail}</p><p>${operatorPlaceholders.name}, ${operatorPlaceholders.host}</p>`
    const html = `<html lang="${lang}"><head>${head}</head><body>${text}</body></html>`
    await writeFile(join(folder, prerenderedFolder, prerenderedFile(path, lang)), html)
  }
  return folder
}

const get = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers })

beforeAll(async () => {
  webDir = await build()
  testApp = await startTestApp({ env, webDir })
})

afterAll(async () => {
  await testApp.close()
  await rm(webDir, { recursive: true, force: true })
})

describe.each(pages)('$url', ({ path, lang, url }) => {
  it('is sent in its language, with the operator’s address and settings filled in', async () => {
    const { body, headers, statusCode } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'content-language': lang })
    expect(headers['x-robots-tag']).toBeUndefined()
    expect(body).toContain(`<html lang="${lang}">`)
    expect(body).toContain(`<link rel="canonical" href="https://fonte.example${url}">`)
    expect(body).toContain(`${path} in ${lang}, l&#39;équipe&amp;co@fonte.example`)
    const lacking = lang === 'fr' ? 'Hébergeur non renseigné par l’exploitant.' : 'Host not provided by the operator.'
    expect(body).toContain(`<p>Club &lt;Fonte&gt;, ${lacking}</p>`)
    expect(body).toContain('&quot;promo_code&quot;:&quot;FONTE20&quot;')
    expect(body).not.toContain('{{')
  })
})

describe('a public page', () => {
  it('is French for whatever else its address asks', async () => {
    for (const url of ['/privacy?lang=fr', '/privacy?lang=xx', '/privacy?lang=en&lang=fr', '/privacy?token=1'])
      expect((await get(url)).body).toContain('/privacy in fr')
    expect((await get('/privacy', { 'accept-language': 'en' })).body).toContain('/privacy in fr')
  })

  it('goes out compressed as the browser likes it, and not at all when it has not changed', async () => {
    const plain = await get('/terms')
    const brotli = await get('/terms', { 'accept-encoding': 'gzip, deflate, br' })
    const gzip = await get('/terms', { 'accept-encoding': 'gzip, br;q=0' })
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    const again = await get('/terms', { 'if-none-match': String(brotli.headers.etag), 'accept-encoding': 'br' })
    expect(again.statusCode).toBe(304)
    expect(again.rawPayload).toHaveLength(0)
  })

  it('gives way to the app while the service is closed, and asks search engines to come back', async () => {
    const { maintenance } = testApp.platform
    const turn = async (position: 'on' | 'off') => {
      await runCommandOn(testApp.platform, 'maintenance', position)
      await maintenance.refresh()
    }
    await turn('on')
    const closed = await get('/privacy?lang=en')
    await turn('off')
    expect(closed.statusCode).toBe(503)
    expect(closed.headers['retry-after']).toBe('30')
    expect(closed.body).toContain('the app itself')
    expect((await get('/privacy?lang=en')).body).toContain('/privacy in en')
  })

  it('cannot be had with its placeholders', async () => {
    const { body } = await get(`/${prerenderedFolder}/privacy.fr.html`)
    expect(body).toContain('the app itself')
  })
})

describe('search engines', () => {
  it('may list the front door, and no page of the app behind it', async () => {
    for (const url of ['/', '/auth', '/auth?next=%2Fstats']) {
      const { body, headers } = await get(url)
      expect(body).toContain('the app itself')
      expect(headers['x-robots-tag']).toBeUndefined()
    }
    for (const url of ['/stats', '/settings', '/workout/x', '/update-password?token=1', '/index.html', '/nowhere'])
      expect((await get(url)).headers['x-robots-tag']).toBe('noindex')
  })

  it('find every public page in each language on the map', async () => {
    const { body, headers } = await get('/sitemap.xml')
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    const listed = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(listed).toEqual(['/', '/auth', ...pages.map(({ url }) => url)].map((url) => `https://fonte.example${url}`))
    const privacy = body.split('\n').find((line) => line.includes('/privacy</loc>'))
    expect(privacy).toContain('hreflang="en" href="https://fonte.example/privacy?lang=en"')
    expect(privacy).toContain('hreflang="x-default" href="https://fonte.example/privacy"')
  })

  it('are shown the map and kept from the programming interface', async () => {
    const { body, headers } = await get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toContain('Disallow: /api/\n')
    expect(body).toContain('Sitemap: https://fonte.example/sitemap.xml\n')
    expect(body).not.toContain('Disallow: /\n')
  })
})

describe('a file whose name says what it holds', () => {
  it('is sent as the build compressed it, to be kept for ever, and by no second address', async () => {
    const { headers, rawPayload } = await get('/assets/base-1.js', { 'accept-encoding': 'br' })
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(brotliDecompressSync(rawPayload).toString()).toBe(script)
    expect((await get('/assets/base-1.js')).body).toBe(script)
    for (const other of ['/assets/base-1.js.br', '/assets/BASE-1.js', '/assets/']) {
      expect((await get(other)).body, other).not.toContain('plates')
    }
    expect((await get('/assets/base-1.js.br')).statusCode).toBe(404)
  })
})

describe('a part of a file', () => {
  it('is sent when the file has it, and refused as such when it has not', async () => {
    const part = await get('/beep.wav', { range: 'bytes=90-' })
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10])
    const beyond = await get('/beep.wav', { range: 'bytes=100-' })
    expect(beyond.json()).toMatchObject({ status: 416, code: 'range-unsatisfiable' })
  })
})

describe('an unknown address', () => {
  it('opens the app, but is not there for a program that names other forms, such as one that gathers figures', async () => {
    const accept = 'application/openmetrics-text;version=1.0.0,text/plain;version=0.0.4;q=0.3,*/*;q=0.1'
    const refused = await get('/figures', { accept })
    expect(refused.statusCode).toBe(404)
    expect(refused.json()).toMatchObject({ code: 'not-found' })
    expect((await get('/figures', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })).statusCode).toBe(200)
  })
})
