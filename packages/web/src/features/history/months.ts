/** The lines of one month. */
interface Month<T> {
  readonly month: string
  readonly lines: readonly T[]
}

/** Lines in their order, those of one month after another under its name. */
export function byMonth<T>(lines: readonly T[], nameOf: (line: T) => string): readonly Month<T>[] {
  const months = new Map<string, T[]>()
  for (const line of lines) {
    const month = nameOf(line)
    months.set(month, [...(months.get(month) ?? []), line])
  }
  return [...months].map(([month, ofMonth]) => ({ month, lines: ofMonth }))
}
