/** The scripts that people write their names in (UAX 31, table 5); those of one row are written together. */
const scripts = [
  ...['Latin', 'Greek', 'Cyrillic', 'Arabic', 'Hebrew', 'Armenian', 'Georgian', 'Thaana', 'Ethiopic', 'Thai', 'Lao'],
  ...['Khmer', 'Myanmar', 'Tibetan', 'Devanagari', 'Bengali', 'Gujarati', 'Gurmukhi', 'Kannada', 'Malayalam', 'Oriya'],
  ...['Sinhala', 'Tamil', 'Telugu'],
].map((script) => [script])
const together = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
]

/** Digits, separators and accents that belong to no script. */
const anywhere = '\\p{Script_Extensions=Common}\\p{Script=Inherited}'

const classOf = (names: readonly string[]) => names.map((name) => `\\p{Script_Extensions=${name}}`).join('')

let patterns: readonly RegExp[] | undefined

/** Made when they are first asked for: a page that checks no name need not wait for them. */
const onePattern = (): readonly RegExp[] => {
  const rows = [...scripts, ...together]
  const rare = `^(?:[${anywhere}]|[^${classOf([...new Set(rows.flat())])}])+$`
  patterns ??= [...rows.map((row) => `^[${classOf(row)}${anywhere}]+$`), rare].map((text) => new RegExp(text, 'u'))
  return patterns
}

/**
 * Whether a text is written in one script, or in scripts that are always written together; rare ones count as one. Digits,
 * separators and accents go with any.
 */
export const isOneScript = (text: string): boolean => onePattern().some((pattern) => pattern.test(text))
