import type { Program } from '@fonte/contract/program'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, call } from '../../../platform/api/client.ts'

/** A copy whose author has changed the original. */
export type ChangedCopy = Pick<Answer<'get-copy-change'>, 'program_id' | 'source_version'>

/** Which programs that one copied their authors changed, while a post of them stands: all pages together. */
export const copyChangesQuery = queryOptions({
  queryKey: ['copy-changes'],
  queryFn: async ({ signal }) => {
    const items: ChangedCopy[] = []
    let cursor: string | undefined
    do {
      const page = await call('get-copy-changes', { query: { cursor } }, { signal })
      items.push(...page.items)
      cursor = page.next ?? undefined
    } while (cursor !== undefined)
    return { items }
  },
  meta: { kept: false },
})

/** What its author changed in a copy, line by line, as the copy and the original are now. */
export const copyChangeQuery = ({ id, version }: Pick<Program, 'id' | 'version'>, { source_version }: ChangedCopy) =>
  queryOptions({
    queryKey: ['copy-change', id, version, source_version],
    queryFn: ({ signal }) => call('get-copy-change', { params: { id } }, { signal }),
    meta: { kept: false },
  })
