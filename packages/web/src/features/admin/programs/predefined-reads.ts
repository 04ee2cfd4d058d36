import type { Program } from '@fonte/contract/program'
import { plannedExercise } from '@fonte/domain/program/program'
import { fold } from '@fonte/domain/words/fold'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { predefinedProgramsQuery } from '../../program/program-queries.ts'
import { adminKey } from '../list/use-admin-list.ts'

/** How many people have done a program; asked each time somebody is about to delete it. */
export const programUseQuery = (id: string) =>
  queryOptions({
    queryKey: [...adminKey, 'program-use', id],
    queryFn: ({ signal }) => call('get-predefined-program-use', { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { kept: false },
  })

/** Reads the predefined programs anew, after one of them was changed. */
export const renewPredefined = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: predefinedProgramsQuery.queryKey })

/** The programs whose name, or the name of one of whose exercises, holds all the words, in either language. */
export function programsWith(programs: readonly Program[], typed: string): readonly Program[] {
  const words = fold(typed).split(' ')
  return programs.filter(({ name, name_en, exercises }) => {
    const names = [name, name_en, ...exercises.flatMap((row) => [row.name, row.name_en])]
    const text = fold(names.join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** What is sent of a program. */
export const sentOf = ({ name, name_en, description, description_en, image_url, exercises }: PredefinedTexts) => ({
  name,
  name_en,
  description,
  description_en,
  image_url,
  exercises: exercises.map(plannedExercise),
})

type PredefinedTexts = Pick<Program, 'name' | 'name_en' | 'description' | 'description_en' | 'image_url' | 'exercises'>
