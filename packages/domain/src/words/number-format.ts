import type { Language } from './language.ts'

/** What stands between thousands, and before decimals: the no-break space is as wide as condensed type needs it. */
const signs: Readonly<Record<Language, { readonly thousands: string; readonly decimal: string }>> = {
  fr: { thousands: '\u00a0', decimal: ',' },
  en: { thousands: ',', decimal: '.' },
}

/** A mean of ratings with exactly one decimal: `4,0` in French, `4.0` in English. */
export const formatRating = (lang: Language, rating: number): string => written(lang, rounded(rating, 1))

/**
 * A quantity with at most two decimals: `1 234,5` in French, `1,234.5` in English; below 0 with the sign of subtraction.
 * As `Intl.NumberFormat` writes it, whose first format costs a phone 50 ms.
 */
export function formatNumber(lang: Language, value: number): string {
  const text = written(lang, rounded(Math.abs(value), 2).replace(/\.?0+$/, ''))
  return value < 0 && text !== '0' ? `−${text}` : text
}

/** A share in whole percent: `formatPercent('fr', 0.125)` is `13 %` with a space that does not break, in English `13%`. */
export const formatPercent = (lang: Language, share: number): string =>
  `${formatNumber(lang, Math.round(share * 100))}${lang === 'fr' ? '\u00a0' : ''}%`

/** The size with so many decimals, halves rounded up. */
function rounded(size: number, decimals: number): string {
  // Shifted as text: 1.255 times 100 is 125.49999999999999, and its half would be lost. Beyond this, text has exponents.
  const isPlain = size >= 1e-6 && size < 1e15
  const shifted = isPlain ? Math.round(Number(`${size}e${decimals}`)) : Math.round(size * 10 ** decimals)
  return (shifted / 10 ** decimals).toFixed(decimals)
}

function written(lang: Language, text: string): string {
  const { thousands, decimal } = signs[lang]
  const [whole = '', decimals] = text.split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, thousands)
  return decimals === undefined ? grouped : grouped + decimal + decimals
}

/** `Intl` sets the narrow U+202F, which vanishes in condensed type: the ordinary no-break space takes its place. */
export function wideSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}
