import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/client.ts'

/** What the person plans to train, as the server has it. */
export const trainingPlanQuery = queryOptions({
  queryKey: ['training-plan'],
  queryFn: ({ signal }) => call('get-training-plan', undefined, { signal }),
})
