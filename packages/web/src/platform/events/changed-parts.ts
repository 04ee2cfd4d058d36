/**
 * Of what a page heard last and what it hears now, the parts whose version is another one. Nothing where it hears for the
 * first time: it has just read everything.
 */
export function changedParts<Versions extends object>(
  before: Versions | undefined,
  now: Versions,
): readonly (keyof Versions)[] {
  if (!before) return []
  return (Object.keys(now) as (keyof Versions)[]).filter((part) => now[part] !== before[part])
}
