import type { Language } from '@fonte/domain/words/language'

/** A figure as a lifter types it: the language's decimal sign, no thousands separator. */
export function typedFigure(lang: Language, value: number): string {
  return lang === 'fr' ? String(value).replace('.', ',') : String(value)
}

/** Seconds as minutes and seconds. */
export function clockParts(seconds: number): { readonly minutes: number; readonly seconds: number } {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
}

/** Seconds as `1:24`. */
export function clockTime(total: number): string {
  const { minutes, seconds } = clockParts(total)
  return `${minutes}:${String(seconds).padStart(2, '0')}`
}
