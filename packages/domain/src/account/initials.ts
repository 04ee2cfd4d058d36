/** What an avatar shows without a picture: first and last word's initials, a single word's first two letters, else 'U'. */
export function initials(fullName: string | null | undefined): string {
  const [first, ...others] = (fullName ?? '').normalize('NFC').match(/\S+/gu) ?? []
  if (first === undefined) return 'U'
  const last = others.at(-1)
  const letters = last === undefined ? leading(first, 2) : leading(first, 1) + leading(last, 1)
  return letters.toUpperCase()
}

/** The first letters and digits of a word; of one that has none, its first signs. */
function leading(word: string, count: number): string {
  return (word.match(/[\p{L}\p{N}]/gu) ?? [...word]).slice(0, count).join('')
}
