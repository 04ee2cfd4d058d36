/** Which global exercises a list shows: those in the selectors, those of them that lack English, or those that left. */
export const libraryShares = ['offered', 'untranslated', 'archived'] as const

export type LibraryShare = (typeof libraryShares)[number]
