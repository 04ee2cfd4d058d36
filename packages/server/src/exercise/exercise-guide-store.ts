import type { ExerciseGuide } from '@fonte/contract/exercise'
import type { Language } from '@fonte/domain/words/language'
import { sql } from 'kysely'
import type { Reader } from '../platform/database.ts'

type GuideTexts = Pick<ExerciseGuide, 'set_up' | 'movement' | 'breathing' | 'faults' | 'safety'>

interface GuideRow extends Pick<ExerciseGuide, 'easier' | 'harder' | 'substitutes'> {
  readonly exercise_id: string
  readonly texts: GuideTexts
}

/**
 * The guides of the lifts that are offered, by id. A lift whose description an administrator has written anew has none:
 * their words are shown.
 */
export const listExerciseGuides = async (lang: Language, reader: Reader): Promise<ExerciseGuide[]> => {
  const { rows } = await sql<GuideRow>`
    SELECT id AS exercise_id, guide -> ${lang} AS texts, guide ->> 'easier' AS easier, guide ->> 'harder' AS harder,
      guide -> 'substitutes' AS substitutes
    FROM exercises
    WHERE guide IS NOT NULL AND archived_at IS NULL
      AND guide ->> 'of' = md5(description || coalesce(description_en, ''))
    ORDER BY id`.execute(reader)
  return rows.map(({ texts, ...row }) => ({ ...row, ...texts }))
}
