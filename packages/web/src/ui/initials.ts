/** The first letters of the first and last words; '?' when there is no letter. */
export function initials(name: string): string {
  const words = name.split(/[\s._-]+/u).filter((word) => /\p{L}|\p{N}/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words[words.length - 1] : undefined
  return ([...(first ?? '?')][0] ?? '?').toLocaleUpperCase() + (last ? ([...last][0] ?? '') : '').toLocaleUpperCase()
}
