import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'

const units: Readonly<Record<Language, readonly string[]>> = {
  fr: ['o', 'ko', 'Mo', 'Go', 'To'],
  en: ['B', 'kB', 'MB', 'GB', 'TB'],
}

/** A number of bytes in powers of a thousand, to one decimal below ten: `8,4 Mo`, `12 Go`. */
export function formatBytes(lang: Language, bytes: number): string {
  const power = Math.min(4, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** power
  const rounded = value < 10 && power > 0 ? Math.round(value * 10) / 10 : Math.round(value)
  return `${formatNumber(lang, rounded)}\u00a0${units[lang][power]}`
}
