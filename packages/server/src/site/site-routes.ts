import { siteRoutes } from '@fonte/contract/service/site'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config.ts'
import { implement } from '../platform/http/implement.ts'
import type { Platform } from '../platform/platform.ts'

/** What pages are told of the operator's settings. */
export const siteAnswer = ({ contactEmail, promoCode, operator }: Config) => ({
  contact_email: contactEmail,
  promo_code: promoCode,
  operator,
})

/** Adds the operation that tells pages the operator's settings. */
export const addSiteRoutes = (app: FastifyInstance, platform: Platform): void => {
  implement(app, platform, siteRoutes, {
    'get-site': async () => siteAnswer(platform.config),
  })
}
