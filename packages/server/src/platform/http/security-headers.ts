import helmet from '@fastify/helmet'
import fastify, { type FastifyInstance } from 'fastify'

const optionsFor = (secure: boolean) => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'https:', 'data:'],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
      ...(secure && { upgradeInsecureRequests: [] }),
    },
  },
  referrerPolicy: { policy: 'no-referrer' } as const,
  strictTransportSecurity: secure && { maxAge: 31_536_000, includeSubDomains: false },
  crossOriginEmbedderPolicy: false,
  xFrameOptions: { action: 'deny' } as const,
})

/**
 * What no page of Fonte uses, and nothing that it might load may use in its name. Fonte itself keeps the screen awake and
 * plays sounds.
 */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

const permissionsPolicy = [...unused.map((name) => `${name}=()`), 'autoplay=(self)', 'screen-wake-lock=(self)'].join(
  ', ',
)

/** What helmet puts on an answer. It depends on no request, and asking helmet each time is a tenth of a small answer. */
const helmetHeaders = async (secure: boolean): Promise<Readonly<Record<string, string>>> => {
  const probe = fastify()
  await probe.register(helmet, optionsFor(secure))
  probe.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()))
  const headers: Record<string, string> = (await probe.inject('/')).json()
  await probe.close()
  return headers
}

/**
 * Headers of every answer: strict content policy without inline scripts or styles, HSTS where the address is https, and
 * nothing kept for anybody else or used again unasked, unless an answer says otherwise.
 */
export const addSecurityHeaders = async (app: FastifyInstance, publicUrl: string): Promise<void> => {
  const headers = {
    ...(await helmetHeaders(publicUrl.startsWith('https:'))),
    'cache-control': 'private, no-cache',
    'permissions-policy': permissionsPolicy,
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
