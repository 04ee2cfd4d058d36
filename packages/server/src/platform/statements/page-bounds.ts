/** Rows on a page of an administrator’s list. */
export const rowsOnPage = 25

/** A list is counted to here; one that is longer is said to be longer. */
export const countedTo = 1_000
