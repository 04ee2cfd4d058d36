/** Any URL will do: it only serves to see whether a path leaves it. */
const anywhere = 'https://fonte.invalid'

/**
 * A page asked for before signing in, if it is one of Fonte's own: a path, never another site's URL
 * (`//host`, `/\host`, `/.//host` and `https:` all lead elsewhere), and never the sign-in page itself.
 */
export function ownPath(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/') || !URL.canParse(value, anywhere)) return undefined
  const url = new URL(value, anywhere)
  if (url.origin !== anywhere || url.pathname.startsWith('//') || url.pathname === '/auth') return undefined
  return url.pathname + url.search + url.hash
}
