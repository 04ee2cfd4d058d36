import { type Answer, call, type Input } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useCall } from '../../../ui/use-call.ts'
import { historyKey } from '../../history/history-reads.ts'
import { importMessages } from '../import-messages.ts'
import { bringImportOperations } from '../import-operations.ts'
import { importsQuery } from '../import-queries.ts'

/** What a name of files is to stand for. */
export type PutName = Input<'put-import-name'>['body']

/** How many workouts were renamed, and how many were not. */
type Renamed = Pick<Answer<'put-import-name'>, 'renamed' | 'kept' | 'stood'>

/** Stores what a name of files stands for; `onDone` hears what was renamed in the log. */
export function usePutName(onDone: (put: PutName, told: Renamed) => void = () => undefined) {
  const words = useWords(importMessages)
  const put = async (body: PutName) => {
    bringImportOperations()
    const told = await call('put-import-name', { body })
    await renewReads(queryClient, importsQuery.queryKey)
    if (told.renamed > 0) void renewReads(queryClient, historyKey)
    onDone(body, told)
  }
  return useCall(put, { title: words.notKept })
}
