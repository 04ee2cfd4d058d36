/** An abbreviation keeps its capitals wherever it stands: "GHD", "EZ bar". */
const abbreviation = /^\p{Lu}{2}/u

/** Names as one list within a sentence: "Barre, banc plat". The names after the first begin with a small letter. */
export function enumerate(names: readonly string[]): string {
  return names.map((name, place) => (place === 0 ? name : uncapitalize(name))).join(', ')
}

/** A name as it stands within a sentence: "vaste latéral". */
export function uncapitalize(name: string): string {
  return abbreviation.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)
}
