import type { KeptTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { dictionary } from '@fonte/domain/words/dictionary'
import { call } from '../../platform/api/client.ts'
import type { OutboxKind } from '../../platform/outbox/outbox-kind.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { trainingPlanQuery } from './training-plan-reads.ts'

const labels = dictionary({ plan: { fr: 'Planning', en: 'Schedule' } })

/** Changes of the plan keep their order. */
export const trainingPlanEntityKey = 'training-plan'

/** The plan as it is to be, with the version that it was read at. */
export interface TrainingPlanChange extends KeptTrainingPlan {
  /** The import that brings it. */
  readonly import_id?: string
  /** Made in a window that was opened before another change on this device: its version stays, so that the server asks. */
  readonly keeps_version?: true
}

export const putTrainingPlanKind: OutboxKind<TrainingPlanChange, KeptTrainingPlan> = {
  kind: 'put-training-plan',
  label: (_, lang) => labels(lang).plan,
  send: ({ keeps_version: _, ...body }) => call('put-training-plan', { body }),
  sent: (kept) => void queryClient.setQueryData(trainingPlanQuery.queryKey, kept),
  isNewOperation: true,
  reads: trainingPlanQuery.queryKey,
  rebase: (payload, earlier) =>
    payload.keeps_version ? payload : { ...payload, version: (earlier as KeptTrainingPlan).version },
  // Changed elsewhere: the home screen asks which of the two is to stay.
  asksAbout: (code) => code === 'version-conflict',
}
