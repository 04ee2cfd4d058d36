/**
 * Two to six round values, the lowest not above the least and the highest near the most; `finest` is the least that they are
 * apart: 1 for what is counted in whole numbers.
 */
export function linesBetween(least: number, most: number, finest = 0): readonly number[] {
  const range = Math.max(most - least, most * 0.05, 1e-6)
  const power = 10 ** Math.floor(Math.log10(range / 3))
  const round = [1, 2, 5, 10].map((times) => times * power).find((each) => range / each <= 5) ?? power * 10
  const step = Math.max(round, finest)
  const start = Math.floor(least / step)
  const count = Math.max(2, Math.floor(most / step) - start + 1)
  return Array.from({ length: count }, (_, index) => Number(((start + index) * step).toPrecision(12)))
}

/** The names of the months of weeks in a row, each where it begins; the first one only where its name has room. */
export function monthsNamedOnce(names: readonly string[]): readonly (string | undefined)[] {
  return names.map((name, place) => {
    const isNamed = place === 0 ? names[1] === name : names[place - 1] !== name
    return isNamed ? name : undefined
  })
}

/** The first days of the months between two instants where the device is, every so many that there are at most `atMost`. */
export function monthsBetween(from: number, to: number, atMost: number): readonly number[] {
  const begin = new Date(from)
  const months: number[] = []
  for (let month = 0; month < 1200; month += 1) {
    const at = new Date(begin.getFullYear(), begin.getMonth() + month, 1).getTime()
    if (at > to) break
    if (at >= from) months.push(at)
  }
  const every = Math.ceil(months.length / atMost)
  return months.filter((_, index) => index % every === 0)
}
