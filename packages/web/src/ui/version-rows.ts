/** What two versions say about one thing; empty where one of them says nothing. */
export interface VersionRow {
  readonly what: string
  readonly mine: string
  readonly theirs: string
}

/** The way to hold two versions against each other, a thing at a time. */
export function comparison<Version>(mine: Version, theirs: Version) {
  return (what: string, said: (version: Version) => string | undefined): VersionRow => ({
    what,
    mine: said(mine) ?? '',
    theirs: said(theirs) ?? '',
  })
}
