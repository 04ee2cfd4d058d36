import { siteRoutes } from '@fonte/contract/service'
import type { FastifyInstance } from 'fastify'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'

/** Adds the operation that tells pages the operator's settings. */
export const addSiteRoutes = (app: FastifyInstance, platform: Platform): void => {
  const { contactEmail, promoCode } = platform.config
  implement(app, platform, siteRoutes, {
    'get-site': async () => ({ contact_email: contactEmail, promo_code: promoCode }),
  })
}
