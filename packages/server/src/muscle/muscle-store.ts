import type { MuscleGroup } from '@fonte/contract/muscle'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Reader } from '../platform/database.ts'

/** All main muscle groups with their muscles, in the library's order, then by name. */
export const listMuscleGroups = (reader: Reader): Promise<MuscleGroup[]> =>
  reader
    .selectFrom('muscle_groups')
    .select((group) => [
      'id',
      'name',
      'name_en',
      jsonArrayFrom(
        group
          .selectFrom('muscles')
          .select(['id', 'muscle_group_id', 'name', 'name_en', 'region'])
          .whereRef('muscle_group_id', '=', 'muscle_groups.id')
          .orderBy('position')
          .orderBy('name'),
      ).as('muscles'),
    ])
    .orderBy('position')
    .orderBy('name')
    .execute()

/** Which of `ids` name muscles. */
export const findMuscleIds = async (ids: readonly string[], reader: Reader): Promise<ReadonlySet<string>> => {
  const found = reader.selectFrom('muscles').select('id').where('id', '=', sql<string>`ANY(${ids})`)
  return new Set((await found.execute()).map(({ id }) => id))
}
