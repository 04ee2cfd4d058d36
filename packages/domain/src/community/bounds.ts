/** What a post and its rating may hold: the form, the contract and the database agree on it. */
export const postBounds = {
  title: { min: 1, max: 100 },
  message: { max: 1000 },
  rating: { min: 1, max: 5 },
  search: { max: 500 },
} as const

/** In which order the posts of the community stand. */
export const postSorts = ['newest', 'rated', 'copied'] as const

export type PostSort = (typeof postSorts)[number]

/** Posts on a page of the list. */
export const postsOnPage = 24
