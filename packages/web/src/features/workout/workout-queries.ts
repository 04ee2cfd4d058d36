import type { Program } from '@fonte/contract/program'
import { useQuery } from '@tanstack/react-query'
import { isProblem } from '../../platform/api/api-problem.ts'
import { readingOf } from '../../platform/query/reading.ts'
import { programQuery, useProgram } from '../program/program-queries.ts'

/** The program to train, or why there is none. */
export type ChosenProgram =
  | { readonly status: 'ready'; readonly program: Program }
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }

/** A program from the list that the device has; one that is not in it, such as one just made elsewhere, is asked for. */
export function useChosenProgram(id: string): ChosenProgram {
  const listed = useProgram(id)
  const asked = useQuery({ ...programQuery(id), enabled: !listed.program && listed.reading !== 'loading' })
  const program = listed.program ?? asked.data
  if (program) return { status: 'ready', program }
  if (isProblem(asked.error, 'not-found') || isProblem(asked.error, 'invalid-input')) return { status: 'missing' }
  if (readingOf(asked) === 'failed') return { status: 'failed', retry: () => void asked.refetch() }
  return { status: 'loading' }
}
