import { join, resolve } from 'node:path'
import {
  accessToken,
  bindHost,
  emailAddress,
  hostNames,
  mailServerUrl,
  origin,
  postgresUrl,
  secretKey,
  timeZone,
  trustedProxies,
  WrongValue,
  wholeNumber,
} from './config-values.ts'
import { StartError } from './start-error.ts'

/** Everything the environment decides, checked. */
export interface Config {
  /** Port of the web server. */
  readonly port: number
  readonly host: string
  /** Origin under which people reach the pages, without a slash at its end. */
  readonly publicUrl: string
  /** Absolute path of the folder that holds the embedded database and generated secrets. */
  readonly dataDir: string
  /** URL of the database; null means the embedded one. */
  readonly databaseUrl: string | null
  /** Where mail goes out; null keeps it in the local mailbox. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | null
  readonly contactEmail: string
  /** Who runs the service, as its legal notice names them; null where no setting says it. */
  readonly operator: Readonly<Record<OperatorFact, string | null>>
  readonly promoCode: string
  /** Hosts whose pictures are shown in posts of other people, in lower case. */
  readonly imageHosts: readonly string[]
  /** Proxies whose word about the client's address counts: none, a number of hops, or addresses. */
  readonly trustProxy: false | number | readonly string[]
  readonly timeZone: string
  /** Where the daily back-ups of the embedded database go, and how many are kept; null when none are made. */
  readonly backups: { readonly folder: string; readonly keep: number } | null
  /** Where the figures of the server are shown: on this port of the loopback, and to whoever carries this token. */
  readonly metrics: { readonly port: number | null; readonly token: string | null }
  /** Keys that sessions are derived from: the current one first, then the previous one during a change of keys. */
  readonly sessionKeys: readonly [Buffer, ...Buffer[]]
}

/** The settings that name who runs a public service. */
const operatorSettings = {
  name: 'OPERATOR_NAME',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
  publisher: 'OPERATOR_PUBLISHER',
  host: 'HOSTING_PROVIDER',
  mail: 'MAIL_PROVIDER',
  mediator: 'MEDIATOR',
} as const

type OperatorFact = keyof typeof operatorSettings

/** What the legal notice says of the operator. */
export const operatorFacts = Object.keys(operatorSettings) as OperatorFact[]

/** The settings that the legal notice of a public service lacks; none of a service for this machine alone. */
export const missingSettings = (config: Config): string[] =>
  isPublic(config)
    ? operatorFacts.filter((fact) => config.operator[fact] === null).map((fact) => operatorSettings[fact])
    : []

export type Environment = Readonly<Record<string, string | undefined>>

/** True when only this machine can reach a server that listens on `host`. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host)
}

/** True when an address leads nowhere but to this machine. */
export function isLoopbackUrl(address: string): boolean {
  return URL.canParse(address) && isLoopback(new URL(address).hostname.replace(/^\[(.*)\]$/, '$1'))
}

/**
 * True when the embedded database serves this machine alone: a public address means that others come through a proxy,
 * though the server itself listens on the loopback.
 */
export function isForThisMachine(config: Config): boolean {
  return config.databaseUrl === null && !isPublic(config)
}

/** True when others than this machine can reach the service. */
export const isPublic = (place: Pick<Config, 'host' | 'publicUrl'>): boolean => openBy(place) !== null

/** Which setting lets others than this machine in; null when none does. */
function openBy({
  host,
  publicUrl,
}: Pick<Place, 'host' | 'publicUrl'>): { name: 'HOST' | 'PUBLIC_URL'; value: string } | null {
  if (!isLoopback(host)) return { name: 'HOST', value: host }
  return isLoopbackUrl(publicUrl) ? null : { name: 'PUBLIC_URL', value: publicUrl }
}

/**
 * Reads and checks the configuration. `keptKey` gives the session key of a data folder; it is only asked
 * when the database is embedded and the environment names no key.
 * Throws a StartError that lists every problem in plain words.
 */
export function readConfig(env: Environment, keptKey: (dataDir: string) => Buffer): Config {
  const problems: string[] = []
  const read = reader(env, problems)
  const databaseUrl = read('DATABASE_URL', postgresUrl, null)
  const place = readPlace(read)
  const dataDir = resolve(read('DATA_DIR', String, '.data'))
  const settings = {
    databaseUrl,
    ...place,
    dataDir,
    backups: databaseUrl === null ? readBackups(read, dataDir) : null,
    mail: readMail(read, env, place, problems),
    contactEmail: read('CONTACT_EMAIL', emailAddress, 'contact@fonte.example'),
    operator: readOperator(read),
    promoCode: read('PROMO_CODE', String, 'FONTE20'),
    imageHosts: read('IMAGE_HOSTS', hostNames, []),
    trustProxy: read('TRUST_PROXY', trustedProxies, false as const),
    metrics: {
      port: read('METRICS_PORT', (text) => wholeNumber(text, 1, 65_535), null),
      token: read('METRICS_TOKEN', accessToken, null),
    },
    timeZone: read('TIME_ZONE', timeZone, 'Europe/Paris'),
  }
  const current = read('SESSION_KEY', secretKey, null)
  const previous = read('SESSION_KEY_PREVIOUS', secretKey, null)
  for (const name of ['BACKUP_DIR', 'BACKUP_KEEP']) {
    if (env.DATABASE_URL?.trim() && env[name]?.trim()) {
      problems.push(
        `${name} is for the embedded database alone: with DATABASE_URL, plan "npm run admin -- backup" yourself`,
      )
    }
  }
  if (env.DATABASE_URL?.trim() && !env.SESSION_KEY?.trim()) {
    problems.push('SESSION_KEY is required when DATABASE_URL is set')
  }
  if (settings.metrics.port === place.port) {
    problems.push(`METRICS_PORT must be another port than PORT, which is ${place.port}`)
  }
  if (problems.length > 0) throw new StartError(described(problems))
  return { ...settings, sessionKeys: [current ?? keptKey(settings.dataDir), ...(previous ? [previous] : [])] }
}

type Read = <T, D>(name: string, parse: (text: string) => T, fallback: D) => T | D

function reader(env: Environment, problems: string[]): Read {
  return (name, parse, fallback) => {
    const text = env[name]?.trim()
    if (!text) return fallback
    try {
      return parse(text)
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error
      problems.push(`${name} ${error.message}`)
      return fallback
    }
  }
}

type Place = Pick<Config, 'port' | 'host' | 'publicUrl'>

function readPlace(read: Read): Place {
  const port = read('PORT', (text) => wholeNumber(text, 1, 65_535), 3000)
  const host = read('HOST', bindHost, '127.0.0.1')
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { port, host, publicUrl: read('PUBLIC_URL', origin, `http://${shown}:${port}`) }
}

const readOperator = (read: Read): Config['operator'] => ({
  name: read(operatorSettings.name, String, null),
  address: read(operatorSettings.address, String, null),
  email: read(operatorSettings.email, emailAddress, null),
  publisher: read(operatorSettings.publisher, String, null),
  host: read(operatorSettings.host, String, null),
  mail: read(operatorSettings.mail, String, null),
  mediator: read(operatorSettings.mediator, String, null),
})

function readBackups(read: Read, dataDir: string): Config['backups'] {
  const folder = resolve(read('BACKUP_DIR', String, join(dataDir, 'backups')))
  const keep = read('BACKUP_KEEP', (text) => wholeNumber(text, 0, 1_000), 7)
  return keep > 0 ? { folder, keep } : null
}

function readMail(read: Read, env: Environment, place: Place, problems: string[]): Config['mail'] {
  const smtpUrl = read('SMTP_URL', mailServerUrl, null)
  const from = read('MAIL_FROM', emailAddress, null)
  if (smtpUrl !== null && from !== null) return { smtpUrl, from }
  const wanted = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM'].find((name) => env[name]?.trim())
  const missing = ['SMTP_URL', 'MAIL_FROM'].filter((name) => !env[name]?.trim())
  const open = openBy(place)
  if (wanted) problems.push(...missing.map((name) => `${name} is required when ${wanted} is set`))
  else if (open) {
    problems.push(
      `SMTP_URL and MAIL_FROM are required when others can reach Fonte (${open.name} is ${open.value}), because nobody ` +
        `could confirm an address without mail; for this machine alone, leave ${open.name} away`,
    )
  }
  return null
}

function described(problems: readonly string[]): string {
  if (problems.length === 1) return `The configuration has a problem: ${problems[0]}.`
  return `The configuration has ${problems.length} problems:\n${problems.map((problem) => `- ${problem}.`).join('\n')}`
}
