/** Whether `text` is `typed` but for one typing error (Damerau-Levenshtein distance 1 at most). */
export function isWithinOneEdit(text: string, typed: string): boolean {
  return withinOneEdit(text, typed, (from, rest) => text.length === from + rest.length && text.endsWith(rest))
}

/** Whether `text` begins with `typed` but for one typing error, as it does while a word is being typed. */
export function beginsWithinOneEdit(text: string, typed: string): boolean {
  return withinOneEdit(text, typed, (from, rest) => text.startsWith(rest, from))
}

/**
 * What follows the first difference must agree after one letter was replaced, typed too much, left out, or swapped with the
 * next: `agrees(from, rest)` compares the text from there on with the rest of what was typed.
 */
function withinOneEdit(text: string, typed: string, agrees: (from: number, rest: string) => boolean): boolean {
  let i = 0
  while (i < typed.length && typed[i] === text[i]) i++
  const afterwards = typed.slice(i + 1)
  const isSwapped = typed[i] === text[i + 1] && typed[i + 1] === text[i]
  return (
    agrees(i + 1, afterwards) ||
    agrees(i, afterwards) ||
    agrees(i + 1, typed.slice(i)) ||
    (isSwapped && agrees(i + 2, typed.slice(i + 2)))
  )
}
