import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import { prerenderedFolder } from '@fonte/contract/url/public-page'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type PageMarks, readyPage, type SendPage } from './answer/ready-page.ts'
import { answerUnknownPath } from './errors.ts'

/** Programs that ask at /metrics and the like name the forms that they take: a page is none of them. */
const asksForPage = ({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean =>
  method === 'GET' &&
  !url.startsWith('/api/') &&
  !url.startsWith('/assets/') &&
  (accept.trim() === '*/*' || accept.includes('text/html'))

/**
 * Serves the built pages: hashed files for ever, everything else fresh; any unknown address opens the app itself, which
 * search engines are to list by its front door only. Answers what sends the app.
 */
export const addWebFiles = async (app: FastifyInstance, webDir: string, marks: PageMarks): Promise<SendPage> => {
  const sendApp = readyPage(await readFile(join(webDir, 'index.html'), 'utf8'), marks)
  const sendUnlisted: SendPage = (request, reply) => sendApp(request, reply.header('x-robots-tag', 'noindex'))
  await app.register(files, {
    root: webDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // A route for each file: a path that is looked for in folders would have each of them listed at each call.
    wildcard: false,
    globIgnore: [`${prerenderedFolder}/**`, 'index.html', '**/*.{br,gz}'],
    setHeaders: (response, path) => {
      const forever = path.startsWith(join(webDir, 'assets'))
      response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', sendApp)
  app.get('/auth', sendApp)
  app.get('/index.html', sendUnlisted)
  app.setNotFoundHandler((request, reply) =>
    asksForPage(request) ? sendUnlisted(request, reply) : answerUnknownPath(request, reply),
  )
  return sendApp
}
