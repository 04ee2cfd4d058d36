import { isDeload } from '@fonte/domain/training-plan/deload'
import { type KeptTrainingPlan, noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { canonicalJson } from '@fonte/domain/words/canonical-json'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { now } from '../../platform/clock.ts'
import { localDay } from '../../platform/local-day.ts'
import { outbox, type Pending, usePending } from '../../platform/outbox/device-outbox.ts'
import { documentConflict } from '../../platform/outbox/document-conflict.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { putTrainingPlanKind, type TrainingPlanChange, trainingPlanEntityKey } from './training-plan-outbox.ts'
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

/** The plan as a window opens with it: as it is laid over, with the version that the server had then. */
export function openedTrainingPlan(content: TrainingPlan): KeptTrainingPlan {
  return { content, version: readVersion() }
}

/**
 * Saves the plan on the device; the server hears of it as soon as it can be reached. Where another device has changed the
 * plan since it was `opened`, the server refuses, and its person is asked.
 */
export async function keepTrainingPlan(content: TrainingPlan, opened?: KeptTrainingPlan): Promise<void> {
  const isChanged = opened && canonicalJson(presentPlan() ?? noTrainingPlan) !== canonicalJson(opened.content)
  const version = isChanged ? opened.version : readVersion()
  await outbox.enqueue(putTrainingPlanKind, { entityKey: trainingPlanEntityKey, payload: { content, version } })
}

/** The write of the plan that an import brings, for the outbox. */
export function trainingPlanWrite(content: TrainingPlan, import_id: string) {
  const payload: TrainingPlanChange = { content, version: readVersion(), import_id }
  return [putTrainingPlanKind.kind, { entityKey: trainingPlanEntityKey, payload }] as const
}

/** How it ends where the plan was changed here and elsewhere. */
export const trainingPlanConflict = documentConflict({
  kind: putTrainingPlanKind,
  entityKey: trainingPlanEntityKey,
  queryKey: trainingPlanQuery.queryKey,
  overCurrent: async (content: TrainingPlan) => {
    const { version } = await queryClient.fetchQuery({ ...trainingPlanQuery, staleTime: 0 })
    return { content, version }
  },
})

/** Whether today lies in a week of lighter training, by what the device knows now. */
export function isDeloadToday(): boolean {
  const plan = presentPlan()
  return plan !== undefined && isDeload(plan, localDay(now()))
}

/** The plan as the device knows it, with what waits to be sent; undefined until it was read. */
function presentPlan(): TrainingPlan | undefined {
  const waiting = outbox.entries.get().findLast(({ kind }) => kind === putTrainingPlanKind.kind)
  const kept = (waiting?.payload as KeptTrainingPlan | undefined) ?? read()
  return kept?.content
}

const read = () => queryClient.getQueryData(trainingPlanQuery.queryKey)

const readVersion = () => read()?.version ?? 0
