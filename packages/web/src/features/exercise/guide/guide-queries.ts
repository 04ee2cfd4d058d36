import type { ExerciseGuide } from '@fonte/contract/exercise'
import type { Language } from '@fonte/domain/words/language'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { useFirstScreenReady } from '../../../platform/first-screen.ts'
import { freshFor } from '../../../platform/query/query-client.ts'
import { type Reading, readingOf } from '../../../platform/query/reading.ts'
import { useLanguage } from '../../../platform/words/language.ts'

/** Under which the guides are cached, each language apart. */
export const exerciseGuidesKey = ['exercise-guides'] as const

/** The guides of all lifts that have one, in a language: kept on the device like the library itself. */
export const exerciseGuidesQuery = (lang: Language) =>
  queryOptions({
    queryKey: [...exerciseGuidesKey, lang],
    queryFn: ({ signal }) => call('get-exercise-guides', { query: { lang } }, { signal }),
    staleTime: freshFor(600_000),
  })

/** The guide of an exercise, and how the reading of all guides stands. */
interface GuideRead {
  /** Undefined where it has none, or the device has not read it. */
  readonly guide: ExerciseGuide | undefined
  /** The language of the guide: the other one while the device has read that alone, and cannot read this one. */
  readonly lang: Language
  readonly reading: Reading
  /** Whether the server is being asked. */
  readonly isAsked: boolean
  readonly retry: () => void
}

const otherLanguage: Readonly<Record<Language, Language>> = { fr: 'en', en: 'fr' }

/** How an exercise is done, step by step. */
export function useGuide(exerciseId: string): GuideRead {
  const own = useLanguage()
  const query = useQuery({ ...exerciseGuidesQuery(own), enabled: useFirstScreenReady() })
  // Never asked for: what the device has of it is better than nothing.
  const kept = useQuery({ ...exerciseGuidesQuery(otherLanguage[own]), enabled: false })
  const reading = readingOf(query)
  const isOther = reading === 'failed' && kept.data !== undefined
  const guides = isOther ? kept.data : query.data
  return {
    guide: guides?.items.find(({ exercise_id }) => exercise_id === exerciseId),
    lang: isOther ? otherLanguage[own] : own,
    reading,
    isAsked: query.isFetching,
    retry: () => void query.refetch({ cancelRefetch: false }),
  }
}
