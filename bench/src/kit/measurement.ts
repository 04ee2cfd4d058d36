/** One measured number and what it must reach. */
export interface Measurement {
  readonly name: string
  readonly measured: number
  readonly unit: string
  /** Absent where the number is only told. */
  readonly bar?: { readonly atMost: number } | { readonly atLeast: number }
}

/** Digits that tell something: fewer the larger the number is. */
const written = (value: number): string => {
  if (Number.isInteger(value) || Math.abs(value) >= 100) return value.toFixed(0)
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2)
}

const barOf = ({ bar, unit }: Measurement): string => {
  if (!bar) return ''
  const [sign, limit] = 'atMost' in bar ? ['≤', bar.atMost] : ['≥', bar.atLeast]
  return `${sign} ${written(limit)} ${unit}`.trim()
}

const verdictOf = ({ bar, measured }: Measurement): string => {
  if (!bar) return ''
  const reached = 'atMost' in bar ? measured <= bar.atMost : measured >= bar.atLeast
  return reached ? 'ok' : 'over'
}

/** Figures as a table of plain text: name, measured, bar, ok or over. */
export const tableOf = (figures: readonly Measurement[]): string => {
  const rows = figures.map((figure) => [
    figure.name,
    `${written(figure.measured)} ${figure.unit}`.trim(),
    barOf(figure),
    verdictOf(figure),
  ])
  const lines = [['figure', 'measured', 'bar', ''], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** The middle of several measurements of one thing. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2
}
