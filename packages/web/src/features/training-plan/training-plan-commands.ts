import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import { type KeptTrainingPlan, noTrainingPlan, type TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { documentConflict } from '../../platform/outbox/document-conflict.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { putTrainingPlanKind, type TrainingPlanChange, trainingPlanEntityKey } from './training-plan-outbox.ts'
import { presentPlan } from './training-plan-queries.ts'
import { trainingPlanQuery } from './training-plan-reads.ts'

/** The plan as a window opens with it: as it is laid over, with the version that the server had then. */
export function openedTrainingPlan(content: TrainingPlan): KeptTrainingPlan {
  return { content, version: readVersion() }
}

/**
 * Saves the plan on the device; the server hears of it as soon as it can be reached. Where another device, or another tab,
 * has changed the plan since it was `opened`, the server refuses, and its person is asked.
 */
export async function keepTrainingPlan(content: TrainingPlan, opened?: KeptTrainingPlan): Promise<void> {
  const isChanged = opened && canonicalJson(presentPlan() ?? noTrainingPlan) !== canonicalJson(opened.content)
  const payload: TrainingPlanChange = isChanged
    ? { content, version: opened.version, keeps_version: true }
    : { content, version: readVersion() }
  await outbox.enqueue(putTrainingPlanKind, { entityKey: trainingPlanEntityKey, payload })
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
  over: (content: TrainingPlan, { version }: KeptTrainingPlan) => ({ content, version }),
})

const readVersion = () => queryClient.getQueryData(trainingPlanQuery.queryKey)?.version ?? 0
