import type { MuscleGroup } from '@fonte/contract/muscle'
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
