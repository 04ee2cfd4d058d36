import { exerciseBounds } from './bounds.ts'

/**
 * The other names of an exercise after it was renamed from `former` to `name`: people go on finding it by what it was
 * called. Beyond the bound the last ones are dropped.
 */
export function withFormerName(
  aliases: readonly string[],
  { former, name }: { readonly former: string | null; readonly name: string | null },
): readonly string[] {
  if (former === null || former === name) return aliases
  const others = aliases.filter((alias) => alias !== former && alias !== name)
  return [former, ...others].slice(0, exerciseBounds.aliases.max)
}
