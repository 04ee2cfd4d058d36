import { dictionary } from '@fonte/domain/words/dictionary'
import { storedLength } from '@fonte/domain/words/text-length'
import { useFormats, useWords } from '../platform/words/words.ts'

const messages = dictionary({
  tooLong: {
    fr: ({ length, most }: { length: string; most: string }) => `${length} caractères, ${most} au plus.`,
    en: ({ length, most }) => `${length} characters; the limit is ${most}.`,
  },
})

/** What is wrong with a typed text that has more than `most` characters; undefined where it has no more. */
export function useTooLong(): (text: string, most: number) => string | undefined {
  const words = useWords(messages)
  const { number } = useFormats()
  return (text, most) => {
    const length = storedLength(text)
    return length > most ? words.tooLong({ length: number(length), most: number(most) }) : undefined
  }
}
