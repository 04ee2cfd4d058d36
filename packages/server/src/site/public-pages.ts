import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  operatorPlaceholders,
  type PublicPath,
  placeholders,
  prerenderedFile,
  prerenderedFolder,
  publicPaths,
} from '@fonte/contract/url/public-page'
import notice from '@fonte/domain/data/legal/notice.json' with { type: 'json' }
import { defaultLanguage, isLanguage, type Language, languages } from '@fonte/domain/words/language'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Config, operatorFacts } from '../platform/config.ts'
import { maintenanceRetry } from '../platform/guard/guard.ts'
import { type PageMarks, readyPage, type SendPage } from '../platform/http/answer/ready-page.ts'
import { escapeHtml } from '../platform/mail/mail-template.ts'
import type { Platform } from '../platform/platform.ts'
import { siteAnswer } from './site-routes.ts'

interface PublicPages {
  /** Folder of the built pages. */
  readonly webDir: string
  readonly marks: PageMarks
  /** Sends the app itself, which shows the maintenance page while the service is closed. */
  readonly sendApp: SendPage
}

/** Serves the pages that anybody may read as they were prerendered, each language at its URL. */
export const addPublicPages = async (app: FastifyInstance, platform: Platform, pages: PublicPages): Promise<void> => {
  for (const path of publicPaths) {
    const send = await sendersOf(path, platform, pages)
    app.get(path, (request, reply) => {
      if (!platform.maintenance.isOn()) {
        const lang = languageAsked(request)
        return send[lang](request, reply.header('content-language', lang))
      }
      // Search engines come back later for the text; administrators go on in the app.
      return pages.sendApp(request, reply.code(503).header('retry-after', maintenanceRetry))
    })
  }
}

/** What stands where in a page of a language. */
const fillings = (config: Config, lang: Language): readonly (readonly [string, string])[] => [
  [placeholders.publicUrl, config.publicUrl],
  [placeholders.contactEmail, config.contactEmail],
  [placeholders.site, JSON.stringify(siteAnswer(config))],
  ...operatorFacts.map(
    (fact) => [operatorPlaceholders[fact], config.operator[fact] ?? notice[lang].missing[fact]] as const,
  ),
]

const sendersOf = async (
  path: PublicPath,
  { config }: Platform,
  { webDir, marks }: PublicPages,
): Promise<Record<Language, SendPage>> => {
  const sender = async (lang: Language) => {
    let html = await readFile(join(webDir, prerenderedFolder, prerenderedFile(path, lang)), 'utf8')
    for (const [blank, value] of fillings(config, lang)) html = html.replaceAll(blank, () => escapeHtml(value))
    return readyPage(html, marks)
  }
  const entries = await Promise.all(languages.map(async (lang) => [lang, await sender(lang)] as const))
  return Object.fromEntries(entries) as Record<Language, SendPage>
}

/** The language that the URL names; only the URL decides, so that each URL has one text. */
const languageAsked = ({ query }: FastifyRequest): Language => {
  const { lang } = query as { lang?: unknown }
  return isLanguage(lang) ? lang : defaultLanguage
}
