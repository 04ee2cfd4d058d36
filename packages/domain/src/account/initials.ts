/** What an avatar shows without a picture: first and last word's initials, a single word's first two letters, else 'U'. */
export function initials(fullName: string | null | undefined): string {
  const words = (fullName ?? '').normalize('NFC').split(/\s+/u).filter(Boolean)
  const [first, last] = [words.at(0), words.at(-1)]
  if (first === undefined || last === undefined) return 'U'
  const letters = words.length === 1 ? leading(first, 2) : leading(first, 1) + leading(last, 1)
  return letters.toUpperCase()
}

function leading(word: string, count: number): string {
  return [...word].slice(0, count).join('')
}
