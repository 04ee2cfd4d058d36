/** A value as JSON, its fields in the order of their names: the same text whatever the order in which they came. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, inOneOrder)
}

function inOneOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
