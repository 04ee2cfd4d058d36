import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFirstScreenReady } from '../../platform/first-screen.ts'
import { programsQuery } from '../program/program-queries.ts'

/** The programs of others that one has a copy of, by the id of the original; read once the first screen stands. */
export function useCopiedPrograms(): ReadonlySet<string> {
  const own = useQuery({ ...programsQuery, enabled: useFirstScreenReady() }).data?.items
  return useMemo(() => new Set(own?.flatMap(({ copied_from_program_id: original }) => original ?? [])), [own])
}
