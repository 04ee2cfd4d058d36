/** What the search part of a URL says as text; undefined where it says none. The router reads `?q=531` as a number, and `?q=true` as a truth. */
export const urlText = (value: unknown): string | undefined =>
  ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : undefined
