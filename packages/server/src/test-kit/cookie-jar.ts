interface Kept {
  readonly value: string
  /** Ms since the epoch; null for a cookie that ends with the browser. */
  readonly endsAt: number | null
  readonly attributes: readonly string[]
}

/** The cookies of one browser. */
export interface CookieJar {
  /** The header to send, or undefined when there is nothing to send. */
  header(): string | undefined
  /** Takes in the Set-Cookie headers of an answer. */
  take(headers: readonly string[]): void
  get(name: string): string | undefined
  /** The attributes of a cookie as the server wrote them, in lower case. */
  attributes(name: string): readonly string[]
  set(name: string, value: string): void
  /** Removes a cookie, as time or its owner does. */
  remove(name: string): void
  /** Forgets what ends with the browser. */
  restartBrowser(): void
  /** A copy in another browser, as a thief would make it. */
  copy(): CookieJar
}

const parse = (header: string, now: number): readonly [string, Kept] => {
  const [pair = '', ...attributes] = header.split(';').map((part) => part.trim())
  const [name = '', value = ''] = pair.split('=')
  const find = (key: string) => attributes.find((part) => part.toLowerCase().startsWith(`${key}=`))?.split('=')[1]
  const age = find('max-age')
  const expires = find('expires')
  const endsAt = age !== undefined ? now + Number(age) * 1000 : expires !== undefined ? Date.parse(expires) : null
  const lower = attributes.map((part) => part.toLowerCase())
  return [name, { value: decodeURIComponent(value), endsAt, attributes: lower }]
}

/** A jar that forgets cookies when `now` (epoch ms) passes their end. */
export const createCookieJar = (now: () => number, kept = new Map<string, Kept>()): CookieJar => {
  const living = (name: string): Kept | undefined => {
    const cookie = kept.get(name)
    return cookie && (cookie.endsAt === null || cookie.endsAt > now()) ? cookie : undefined
  }
  return {
    header: () => {
      const pairs = [...kept.keys()].flatMap((name) => {
        const cookie = living(name)
        return cookie ? [`${name}=${cookie.value}`] : []
      })
      return pairs.length > 0 ? pairs.join('; ') : undefined
    },
    take: (headers) => {
      for (const header of headers) kept.set(...parse(header, now()))
    },
    get: (name) => living(name)?.value,
    attributes: (name) => living(name)?.attributes ?? [],
    set: (name, value) => kept.set(name, { value, endsAt: null, attributes: [] }),
    remove: (name) => kept.delete(name),
    restartBrowser: () => {
      for (const [name, { endsAt }] of kept) if (endsAt === null) kept.delete(name)
    },
    copy: () => createCookieJar(now, new Map(kept)),
  }
}
