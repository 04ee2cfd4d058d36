import type { ExerciseGuide } from '@fonte/contract/exercise'
import type { Language } from '@fonte/domain/words/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { type Reading, readingOf } from '../../../platform/query/reading.ts'
import { useLanguage } from '../../../platform/words/language.ts'

/** Under which the guides are cached, each language apart. */
export const exerciseGuidesKey = ['exercise-guides'] as const

/** The guides of all lifts that have one, in a language: kept on the device like the library itself. */
export const exerciseGuidesQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...exerciseGuidesKey, lang],
    queryFn: ({ signal }) => call('get-exercise-guides', { query: { lang } }, { signal }),
    staleTime: 600_000,
  })

/** The guide of an exercise, and how the reading of all guides stands. */
interface GuideRead {
  /** Undefined where it has none, or the device has not read it. */
  readonly guide: ExerciseGuide | undefined
  readonly reading: Reading
  /** Whether the server is being asked. */
  readonly isAsked: boolean
  readonly retry: () => void
}

/** How an exercise is done, step by step. */
export function useGuide(exerciseId: string): GuideRead {
  const query = useQuery({ ...exerciseGuidesQuery(useLanguage()), enabled: useFirstScreenReady() })
  const guide = query.data?.items.find(({ exercise_id }) => exercise_id === exerciseId)
  return {
    guide,
    reading: readingOf(query),
    isAsked: query.isFetching,
    retry: () => void query.refetch({ cancelRefetch: false }),
  }
}
