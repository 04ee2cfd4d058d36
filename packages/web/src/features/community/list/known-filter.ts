import equipment from '@fonte/domain/data/equipment.json'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import type { PostFilter } from '../community-url.ts'

/** The filter without a muscle group or an equipment that there is none of; groups count once they have been read. */
export function knownFilter<Filter extends PostFilter>(filter: Filter, { groups }: Pick<Muscles, 'groups'>): Filter {
  const known = (id: string | undefined, rows: readonly { readonly id: string }[]) =>
    rows.some((row) => row.id === id) ? id : undefined
  return {
    ...filter,
    group: groups.length === 0 ? filter.group : known(filter.group, groups),
    equipment: known(filter.equipment, equipment),
  }
}
