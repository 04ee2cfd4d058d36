/** Letters that Unicode does not split into a base letter and an accent. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd', ı: 'i' }

/**
 * Text as it is compared when searching: lower case, no accents, anything but letters and digits (hyphens, apostrophes)
 * as one space. `fold("Développé-Couché à l’haltère")` is `developpe couche a l haltere`.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđı]/gu, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
