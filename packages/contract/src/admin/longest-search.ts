/** The longest search of an administrator’s list, in characters. */
export const longestSearch = 100
