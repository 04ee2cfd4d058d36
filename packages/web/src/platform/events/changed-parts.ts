/**
 * Of what a page heard last and what it hears now, the parts whose version is another one. Where it hears for the first
 * time, all parts that exist (null: nothing of it does): what it has read may be older than what it hears.
 */
export function changedParts<Versions extends object>(
  before: Versions | undefined,
  now: Versions,
): readonly (keyof Versions)[] {
  return (Object.keys(now) as (keyof Versions)[]).filter((part) => now[part] !== (before ? before[part] : null))
}
