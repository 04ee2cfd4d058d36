import { operatorPlaceholders, publicPaths } from '@fonte/contract/url/public-page'
import { languages } from '@fonte/domain/words/language'
import { describe, expect, it } from 'vitest'
import { legalDocuments } from '../../features/legal/legal-document.ts'
import { pageHeads } from './page-heads.ts'
import { prerenderPages } from './prerender-pages.tsx'

const shell = [
  '<!doctype html><html lang="fr"><head><title>Fonte</title>',
  '<meta\n  name="description"\n  content="Le carnet"\n>',
  '</head><body><div id="root"><div class="page-loader"></div></div></body></html>',
].join('')

const prerendered = new Map((await prerenderPages(shell)).map(({ file, html }) => [file, html]))
const textOf = (html = '') => html.replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'")
const pages = publicPaths.flatMap((path) =>
  languages.map((lang) => ({ path, lang, file: `${path.slice(1)}.${lang}.html` })),
)

describe.each(pages)('the prerendered page $file', ({ path, lang, file }) => {
  const html = prerendered.get(file) ?? ''
  const { title, description } = pageHeads[path](lang)

  it('says its language, its title and its description, each once', () => {
    expect(html).toContain(`<html lang="${lang}">`)
    expect(html.match(/<title>.*?<\/title>/g)).toEqual([`<title>${title} · Fonte</title>`])
    expect(html.match(/name="description"/g)).toHaveLength(1)
    expect(html).toContain(`<meta name="description" content="${description}"/>`)
    expect(html).toContain(`<meta property="og:title" content="${title}"/>`)
    expect(description.length).toBeGreaterThan(80)
    expect(description.length).toBeLessThan(170)
  })

  it('names its own address and that of the other language', () => {
    const plain = `{{public_url}}${path}`
    expect(html).toContain(`<link rel="canonical" href="${lang === 'fr' ? plain : `${plain}?lang=en`}"/>`)
    expect(html).toContain(`hreflang="fr" href="${plain}"`)
    expect(html).toContain(`hreflang="en" href="${plain}?lang=en"`)
    expect(html).toContain(`hreflang="x-default" href="${plain}"`)
  })

  it('has one main heading, and links that stay in its language', () => {
    const query = lang === 'fr' ? '' : '?lang=en'
    expect(html.match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]).toBe(title)
    expect(html.match(/<(h1|main|header|footer)[ >]/g)).toHaveLength(4)
    for (const other of ['/privacy', '/terms', '/legal', '/data-deletion'])
      expect(html).toContain(`href="${other}${query}"`)
  })

  it('lets nobody press what does nothing before the app is there', () => {
    expect(html.match(/<button (?!disabled )(?=[^>]*type="button")/g)).toBeNull()
    expect(html).toMatch(/<button (?!disabled )(?=[^>]*name="lang")(?=[^>]*type="submit")/)
  })

  it('holds no script or style of its own, which the content policy would refuse', () => {
    expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/)
  })
})

it.each(languages)('the legal pages hold their whole text, %s', (lang) => {
  for (const [name, document] of Object.entries(legalDocuments)) {
    const text = textOf(prerendered.get(`${name}.${lang}.html`))
    const { intro, sections } = document[lang]
    for (const words of [intro, ...sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs])])
      expect(text).toContain(words)
    if (name !== 'legal') expect(text).toContain(lang === 'fr' ? '5\u00a0septembre\u00a02025' : 'September 5, 2025')
    expect(text).toContain('{{contact_email}}')
  }
  const { mail, ...noticed } = operatorPlaceholders
  const [notice, privacy] = ['legal', 'privacy'].map((page) => textOf(prerendered.get(`${page}.${lang}.html`)))
  for (const blank of Object.values(noticed)) expect(notice).toContain(blank)
  for (const blank of [noticed.name, noticed.host, mail]) expect(privacy).toContain(blank)
})

it('a built page without room for the text fails the build', async () => {
  await expect(prerenderPages('<html lang="fr"></html>')).rejects.toThrow('The built page has no')
})
