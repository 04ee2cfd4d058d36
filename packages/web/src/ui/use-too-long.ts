import { dictionary } from '@fonte/domain/words/dictionary'
import type { Language } from '@fonte/domain/words/language'
import { formatNumber } from '@fonte/domain/words/number-format'
import { storedLength } from '@fonte/domain/words/text-length'
import { useLanguage } from '../platform/words/language.ts'

const messages = dictionary({
  tooLong: {
    fr: ({ length, most }: { length: string; most: string }) => `${length} caractères, ${most} au plus.`,
    en: ({ length, most }) => `${length} characters; the limit is ${most}.`,
  },
})

/** Says of a text that has more than `most` characters how many it has. */
export const tooLongText = (lang: Language, text: string, most: number): string =>
  messages(lang).tooLong({ length: formatNumber(lang, storedLength(text)), most: formatNumber(lang, most) })

/** What is wrong with a typed text that has more than `most` characters; undefined where it has no more. */
export function useTooLong(): (text: string, most: number) => string | undefined {
  const lang = useLanguage()
  return (text, most) => (storedLength(text) > most ? tooLongText(lang, text, most) : undefined)
}
