import type { ExerciseGuide } from '@fonte/contract/exercise'
import type { Language } from '@fonte/domain/words/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { useLanguage } from '../../../platform/words/language.ts'

/** The guides of all lifts that have one, in a language: kept on the device like the library itself. */
export const exerciseGuidesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ['exercise-guides', lang],
    queryFn: ({ signal }) => call('get-exercise-guides', { query: { lang } }, { signal }),
    staleTime: 600_000,
  })

/** How an exercise is done, step by step; undefined where it has no guide, or the device has not read it. */
export function useGuide(exerciseId: string): ExerciseGuide | undefined {
  const { data } = useQuery({ ...exerciseGuidesQuery(useLanguage()), enabled: useFirstScreenReady() })
  return data?.items.find(({ exercise_id }) => exercise_id === exerciseId)
}
