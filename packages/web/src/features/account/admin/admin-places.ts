/** The administrators’ pages in the order of their links; `hasNews`: a blue dot says that tickets are open. */
export const adminPlaces = [{ to: '/admin/users', word: 'users', icon: 'users', hasNews: false }] as const
