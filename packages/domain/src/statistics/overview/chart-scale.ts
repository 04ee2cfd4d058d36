/** The lines of a chart, from the lowest above zero to the highest, which is not below `most`: steps of 1, 2 or 5 times a power of ten. */
export function chartLines(most: number, atMost = 4): readonly number[] {
  if (!(most > 0)) return []
  const power = 10 ** Math.floor(Math.log10(most / atMost))
  const step = [1, 2, 5, 10].map((times) => times * power).find((each) => most / each <= atMost) ?? power * 10
  return Array.from({ length: Math.ceil(most / step - 1e-9) }, (_, index) =>
    Number(((index + 1) * step).toPrecision(12)),
  )
}
