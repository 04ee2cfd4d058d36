/** How long an id that is made of a name may be, in characters. */
export const longestId = 200
