import { canonicalJson } from '@fonte/domain/identity/canonical-json'
import { noTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { useEffect, useMemo, useState } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useLanguage } from '../../../platform/words/language.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useGym } from '../../gym/gym-queries.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
import { useMuscles } from '../../muscle/muscle-queries.ts'
import { fileExercise } from '../../program/file/file-exercise.ts'
import { usePrograms } from '../../program/program-queries.ts'
import { useTrainingPlan } from '../../training-plan/training-plan-queries.ts'
import { AskedExport } from './asked-export.ts'
import type { ExportReading, RestoreParts, RestorePreview, RestoreRequest } from './restore-file.ts'

/** What restoring an export would do, once all that it is compared with is on the device. */
export type ComparedExport =
  | { readonly reading: 'ready'; readonly preview: RestorePreview; readonly parts: AskedExport['parts'] }
  | { readonly reading: 'loading' }
  /** What it is compared with could not be read, or comparing failed. */
  | { readonly reading: 'failed' | 'not-compared'; readonly retry: () => void }

/** An export as it is read in a worker; `read` is null until it is. */
export interface OpenedExport {
  readonly asked: AskedExport | null
  readonly read: ExportReading | null
}

/** Opens an export in a worker, which ends with the part of the page that shows it. */
export function useOpenedExport(content: Blob): OpenedExport {
  const [opened, setOpened] = useState<OpenedExport>({ asked: null, read: null })
  useEffect(() => {
    const asked = new AskedExport()
    let isLatest = true
    const tell = (read: ExportReading) => isLatest && setOpened({ asked, read })
    // A file that takes more memory than there is ends the worker.
    asked.read(content).then(tell, () => tell({ outcome: 'broken' }))
    return () => {
      isLatest = false
      asked.close()
    }
  }, [content])
  return opened
}

/** What an export is compared with but for the training log; null until all of it is on the device. */
function useRestoreRequest() {
  const lang = useLanguage()
  const { user } = useSignedIn()
  const { items, reading: reads, retry: retryExercises } = useExercises()
  const { groups } = useMuscles()
  const { own, predefined, reading, retry: retryPrograms } = usePrograms()
  const { isOwn: hasGym } = useGym()
  const { plan, isLoading } = useTrainingPlan()
  const { measures } = useTrainingLog()
  const request = useMemo((): RestoreRequest | null => {
    if (items.length === 0 || groups.length === 0 || !own || !predefined || isLoading) return null
    const mine = items.filter(({ creator_id }) => creator_id !== null)
    // What workouts and programs here still have is no other exercise because its person deleted it.
    const offeredFirst = mine.toSorted((one, other) => Number(one.archived) - Number(other.archived))
    return {
      userId: user.id,
      exercises: offeredFirst.map((exercise) => fileExercise(exercise, lang)),
      library: items.map(({ id }) => id),
      programs: own,
      predefined: predefined.map(({ id }) => id),
      groups: groups.map(({ id, muscles }) => ({ id, muscles: muscles.map((muscle) => muscle.id) })),
      measures,
      hasGym,
      hasPlan: canonicalJson(plan) !== canonicalJson(noTrainingPlan),
    }
  }, [user.id, items, groups, own, predefined, isLoading, measures, hasGym, plan, lang])
  const retry = reads === 'failed' ? retryExercises : reading === 'failed' ? retryPrograms : null
  return { request, retry }
}

/** Compares an export with what the person signed in has, anew when that changes; where that fails, `openAnew` is the way out. */
export function useRestorePlan(asked: AskedExport, openAnew: () => void): ComparedExport {
  const { request, retry } = useRestoreRequest()
  const { reading, entries, retry: retryLog } = useTrainingLog()
  const [preview, setPreview] = useState<RestorePreview | 'failed' | null>(null)
  const isKnown = reading === 'ready'
  useEffect(() => {
    if (!request || !isKnown) return
    let isLatest = true
    asked.plan(entries, request).then(
      (made) => isLatest && setPreview(made),
      () => isLatest && setPreview('failed'),
    )
    return () => {
      isLatest = false
    }
  }, [asked, request, entries, isKnown])
  if (preview === 'failed') return { reading: 'not-compared', retry: openAnew }
  if (preview) return { reading: 'ready', preview, parts: (bringBack): Promise<RestoreParts> => asked.parts(bringBack) }
  if (!request && retry) return { reading: 'failed', retry }
  return reading === 'failed' ? { reading: 'failed', retry: retryLog } : { reading: 'loading' }
}
