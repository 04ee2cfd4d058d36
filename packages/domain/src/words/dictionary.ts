import type { Language } from './language.ts'

/** A text, or a function from what the text mentions to the text. */
type Word = string | ((...mentioned: never[]) => string)

/** The literal type of one language's text must not bind the other language. */
type Spoken<W> = W extends string ? string : W

type Entries<W> = { readonly [K in keyof W]: { readonly fr: W[K]; readonly en: NoInfer<Spoken<W[K]>> } }

/** What a screen reads: `words.title`, `words.greeting({ name })`. */
export type Words<W> = { readonly [K in keyof W]: Spoken<W[K]> }

/**
 * Typed words of one feature, French and English side by side:
 * `const greetings = dictionary({ hello: { fr: 'Bonjour', en: 'Hello' } })`, read as `greetings(lang).hello`.
 * A missing or extra language, and an English word that asks for other arguments than the French one, do not compile
 * (English may ignore an argument that French needs, for its agreements).
 */
export function dictionary<W extends Record<string, Word>>(entries: Entries<W>): (lang: Language) => Words<W> {
  const spoken = { fr: speak(entries, 'fr'), en: speak(entries, 'en') }
  return (lang) => spoken[lang]
}

function speak<W extends Record<string, Word>>(entries: Entries<W>, lang: Language): Words<W> {
  const pairs: [string, Entries<W>[keyof W]][] = Object.entries(entries)
  return Object.fromEntries(pairs.map(([key, entry]) => [key, entry[lang]])) as Words<W>
}
