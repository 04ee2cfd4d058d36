import type { FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/**
 * Refuses a changing call that another site's page sent: the browser must say that it comes from the page's own
 * origin, by Sec-Fetch-Site or by Origin (the published address, or the host that was asked).
 * @throws Problem `wrong-origin`
 */
export const requireOwnOrigin = (request: FastifyRequest, publicUrl: string): void => {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  if (site !== undefined && site !== 'same-origin') throw new Problem('wrong-origin')
  if (origin === undefined) {
    if (site === undefined) throw new Problem('wrong-origin')
    return
  }
  const known = URL.canParse(origin) && (origin === new URL(publicUrl).origin || new URL(origin).host === host)
  if (!known) throw new Problem('wrong-origin')
}
