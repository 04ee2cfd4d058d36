import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import files from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerUnknownPath } from './errors.ts'

/** What the page of one request says about its server. */
export type PageMarks = (request: FastifyRequest) => readonly string[]

const pageWith = (page: string, marks: readonly string[]): string =>
  page.replace('</head>', `${marks.map((name) => `<meta name="${name}" content="1">`).join('')}</head>`)

/** Serves the built pages: hashed files for ever, everything else fresh; any unknown address opens the app itself. */
export const addWebFiles = async (app: FastifyInstance, webDir: string, marks: PageMarks): Promise<void> => {
  const page = await readFile(join(webDir, 'index.html'), 'utf8')
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(pageWith(page, marks(request)))
  await app.register(files, {
    root: webDir,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      const forever = path.startsWith(join(webDir, 'assets'))
      response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.get('/', sendPage)
  app.get('/index.html', sendPage)
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !request.url.startsWith('/assets/')
    return isPage ? sendPage(request, reply) : answerUnknownPath(request, reply)
  })
}
