/** Reads a field of a column: a number, null where nothing stands, or `bad` where something else does. */
export type NumberReader = (text: string) => number | null | 'bad'

type Sign = '.' | ','

/** The longest exponent of a number in a file: `1e7` kilograms are none. */
const largestExponent = 6

/** The longest text of a number in a file, in characters. */
const longestNumber = 40

const nothing = new Set(['', '-', '–', '—', 'null'])

/**
 * How the numbers of one column are read. The decimal sign is decided over the whole column: one field of `12,5` makes
 * `1.234` a thousand. Where both signs stand in a field, the last one is the decimal sign; spaces and apostrophes part
 * thousands.
 */
export function numberReader(fields: Iterable<string>): NumberReader {
  const sign = decimalSign(fields)
  const known = new Map<string, number | null | 'bad'>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const number = readNumber(text, sign)
    if (known.size < 10_000) known.set(text, number)
    return number
  }
}

/** A number that stands alone, its decimal sign told by itself. */
export function readNumber(text: string, sign: Sign | null): number | null | 'bad' {
  const written = text.trim()
  if (written.length > longestNumber) return 'bad'
  const plain = written.replace(/[\s\u00A0\u202F'’]/gu, '')
  if (nothing.has(plain.toLowerCase())) return null
  const figure = withPoint(plain.replace(/^\u2212/u, '-'), sign)
  const found = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e([+-]?\d{1,3}))?$/iu.exec(figure)
  if (!found || Math.abs(Number(found[1] ?? 0)) > largestExponent) return 'bad'
  const number = Number(figure)
  return Number.isFinite(number) ? number + 0 : 'bad'
}

/** The same figure with a point as its decimal sign and nothing between its thousands. */
function withPoint(plain: string, sign: Sign | null): string {
  const comma = plain.lastIndexOf(',')
  const point = plain.lastIndexOf('.')
  if (comma !== -1 && point !== -1) return comma > point ? european(plain) : plain.replaceAll(',', '')
  if (comma !== -1) return sign === '.' && isThousands(plain, ',') ? plain.replaceAll(',', '') : european(plain)
  if (point !== -1) return sign === ',' && isThousands(plain, '.') ? plain.replaceAll('.', '') : plain
  return plain
}

const european = (plain: string): string => plain.replaceAll('.', '').replace(',', '.')

const isThousands = (plain: string, sign: Sign): boolean =>
  (sign === ',' ? /^[+-]?\d{1,3}(?:,\d{3})+$/u : /^[+-]?\d{1,3}(?:\.\d{3})+$/u).test(plain)

/** The decimal sign that a field proves; null where the column proves none, and each field tells its own. */
function decimalSign(fields: Iterable<string>): Sign | null {
  let comma = 0
  let point = 0
  for (const field of fields) {
    const proof = provenSign(field)
    if (proof === ',') comma += 1
    else if (proof === '.') point += 1
  }
  if (comma === point) return null
  return comma > point ? ',' : '.'
}

function provenSign(field: string): Sign | null {
  const comma = field.lastIndexOf(',')
  const point = field.lastIndexOf('.')
  if (comma === -1 && point === -1) return null
  const sign = comma > point ? ',' : '.'
  if (comma !== -1 && point !== -1) return sign
  return isThousands(field.trim(), sign) ? null : sign
}
