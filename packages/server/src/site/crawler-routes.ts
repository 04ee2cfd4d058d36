import { publicPageUrl, publicPaths } from '@fonte/contract/url/public-page'
import { defaultLanguage, languages } from '@fonte/domain/words/language'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../platform/mail/mail-template.ts'

/**
 * Pages behind the sign-in are not barred here: they say themselves that they are not to be listed, which a search
 * engine that may not fetch them would never read.
 */
const robots = (publicUrl: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${publicUrl}/sitemap.xml\n`

const sitemap = (publicUrl: string): string => {
  const front = [`${publicUrl}/`, `${publicUrl}/auth`].map((url) => entry(url))
  const pages = publicPaths.flatMap((path) => {
    const alternates = [...languages.map((lang) => [lang, lang] as const), ['x-default', defaultLanguage] as const]
      .map(([name, lang]) => [name, escapeHtml(publicPageUrl(publicUrl, path, lang))])
      .map(([name, url]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${url}"/>`)
      .join('')
    return languages.map((lang) => entry(publicPageUrl(publicUrl, path, lang), alternates))
  })
  const spaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${spaces}>\n${[...front, ...pages].join('\n')}\n</urlset>\n`
}

const entry = (url: string, alternates = ''): string => `<url><loc>${escapeHtml(url)}</loc>${alternates}</url>`

/** Tells search engines what is to be listed: the front door and the pages that anybody may read. */
export const addCrawlerRoutes = (app: FastifyInstance, publicUrl: string): void => {
  for (const [path, type, text] of [
    ['/robots.txt', 'text/plain; charset=utf-8', robots(publicUrl)],
    ['/sitemap.xml', 'application/xml; charset=utf-8', sitemap(publicUrl)],
  ] as const)
    app.get(path, async (_request, reply) => reply.type(type).header('cache-control', 'no-cache').send(text))
}
