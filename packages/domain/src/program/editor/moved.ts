/** The items with the one at `from` standing at `to`; the same list where there is none at one of them. */
export function moved<T>(items: readonly T[], from: number, to: number): readonly T[] {
  const item = items[from]
  if (item === undefined || items[to] === undefined || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
