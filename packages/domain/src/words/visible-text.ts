/**
 * Characters that nobody sees or that turn the text around them, such as U+202E; those that join the parts of an emoji
 * stay where they follow one.
 */
const hidden =
  /(?!\u200d|\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d|\ufe0f)/gu

/** Signs of a width but without ink, which are no spaces: a name of these looks like none. */
const blank = /[\u2800\u{1d159}]/gu

/** They begin a line in one browser and nothing in another; a line of a text ends with `\n`. */
const separators = /[\u2028\u2029]/g

/** A text as other people are shown it, without characters that hide or turn what stands beside them. */
export const visibleText = (text: string): string =>
  text.replace(blank, '').replace(separators, ' ').replace(hidden, '')

/** Whether nothing of a text can be seen: only spaces, signs without ink, or accents without a letter. */
export const isUnseen = (text: string): boolean => /^[\p{M}\p{Z}\s]*$/u.test(visibleText(text))

/** A name as other people are shown it; a dash where nothing of it can be seen. */
export const shownName = (name: string): string => (isUnseen(name) ? '–' : visibleText(name).trim())

/** A name as it stands inside a sentence: whichever way its letters run, the words beside it keep their order. */
export const isolated = (name: string): string => `\u2068${name}\u2069`
