import { isDeload } from '@fonte/domain/training-plan/deload'
import { type KeptTrainingPlan, noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { now } from '../../platform/clock.ts'
import { localDay } from '../../platform/local-day.ts'
import { outbox, type Pending, usePending } from '../../platform/outbox/device-outbox.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { putTrainingPlanKind } from './training-plan-outbox.ts'
import { trainingPlanQuery } from './training-plan-reads.ts'

/** The plan as the screens read it. */
export interface ReadTrainingPlan {
  /** What waits to be sent laid over what the server has. */
  readonly plan: TrainingPlan
  /** Not asked for yet, or on its way for the first time. */
  readonly isLoading: boolean
  /** Changes that the server refused because the plan was changed on another device meanwhile. */
  readonly refused: readonly Pending<KeptTrainingPlan>[]
}

/** What the person plans to train; nothing where it could not be read. */
export function useTrainingPlan(): ReadTrainingPlan {
  const { data, isPending } = useQuery(trainingPlanQuery)
  const pending = usePending(putTrainingPlanKind)
  const plan = pending.at(-1)?.payload.content ?? data?.content ?? noTrainingPlan
  const refused = useMemo(() => pending.filter(({ refusal }) => refusal?.code === 'version-conflict'), [pending])
  return { plan, isLoading: isPending && pending.length === 0, refused }
}

/** Whether today lies in a week of lighter training, by what the device knows now. */
export function isDeloadToday(): boolean {
  const plan = presentPlan()
  return plan !== undefined && isDeload(plan, localDay(now()))
}

/** The plan as the device knows it, with what waits to be sent; undefined until it was read. */
export function presentPlan(): TrainingPlan | undefined {
  const waiting = outbox.entries.get().findLast(({ kind }) => kind === putTrainingPlanKind.kind)
  const kept =
    (waiting?.payload as KeptTrainingPlan | undefined) ?? queryClient.getQueryData(trainingPlanQuery.queryKey)
  return kept?.content
}
