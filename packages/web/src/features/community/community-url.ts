import { postBounds, postSorts } from '@fonte/domain/community/bounds'
import { programLengths } from '@fonte/domain/community/program-length'
import { urlText } from '../../platform/url-text.ts'

type Sort = (typeof postSorts)[number]
type Length = (typeof programLengths)[number]

/** Which posts are looked for: each part is absent where nothing was chosen, so that the URL stays short. */
export interface PostFilter {
  /** Words to look for. */
  readonly q?: string | undefined
  /** Newest first where absent. */
  readonly sort?: Sort | undefined
  /** A muscle group by id. */
  readonly group?: string | undefined
  /** A kind of equipment by id. */
  readonly equipment?: string | undefined
  readonly length?: Length | undefined
}

/** The part of the community’s URL that says what is looked for, and which post is open over it. */
export interface CommunitySearch extends PostFilter {
  readonly post?: string | undefined
}

const text = (value: unknown): string | undefined => {
  const given = urlText(value)
  return given?.trim() ? given.slice(0, postBounds.search.max) : undefined
}

/** Reads the URL of the community; what nobody can have chosen is left out, but for ids that only the screen can tell. */
export function communitySearch(search: Record<string, unknown>): CommunitySearch {
  const sort = postSorts.find((known) => known === search.sort)
  return {
    q: text(search.q),
    sort: sort === 'newest' ? undefined : sort,
    group: text(search.group),
    equipment: text(search.equipment),
    length: programLengths.find((known) => known === search.length),
    post: text(search.post),
  }
}

/** How many of the three filters are set. */
export const countFilters = ({ group, equipment, length }: PostFilter): number =>
  [group, equipment, length].filter((part) => part !== undefined).length
