import type { ExerciseGuide } from '@fonte/contract/exercise'
import type { Language } from '@fonte/domain/words/language'
import { sql } from 'kysely'
import type { Reader } from '../platform/database.ts'

type GuideTexts = Pick<ExerciseGuide, 'set_up' | 'movement' | 'breathing' | 'faults' | 'safety'>

interface GuideRow extends Pick<ExerciseGuide, 'easier' | 'harder' | 'substitutes'> {
  readonly exercise_id: string
  readonly texts: GuideTexts
}

/** Whether the description is still the one that the guide says in steps; null where there is no guide. */
export const isGuideShown = sql`guide ->> 'of' = md5(description || coalesce(description_en, ''))`

/**
 * The guides of the lifts that are offered, by id. A lift whose description an administrator has written anew has none:
 * their words are shown.
 */
export const listExerciseGuides = async (lang: Language, reader: Reader): Promise<ExerciseGuide[]> => {
  const { rows } = await sql<GuideRow>`
    SELECT id AS exercise_id, guide -> ${lang} AS texts, guide ->> 'easier' AS easier, guide ->> 'harder' AS harder,
      guide -> 'substitutes' AS substitutes
    FROM exercises
    WHERE archived_at IS NULL AND ${isGuideShown}
    ORDER BY id`.execute(reader)
  return rows.map(({ texts, ...row }) => ({ ...row, ...texts }))
}

/** A guide in both languages. */
export type ShownGuide = Pick<ExerciseGuide, 'easier' | 'harder' | 'substitutes'> &
  Readonly<Record<Language, GuideTexts>>

/** The guides that these lifts show, by id. */
export const findGuides = async (ids: readonly string[], reader: Reader): Promise<ReadonlyMap<string, ShownGuide>> => {
  const { rows } = await sql<{ readonly id: string; readonly guide: ShownGuide }>`
    SELECT id, guide FROM exercises WHERE id = ANY(${ids}) AND ${isGuideShown}`.execute(reader)
  return new Map(rows.map(({ id, guide }) => [id, guide]))
}
