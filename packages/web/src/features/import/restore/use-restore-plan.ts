import { importId } from '@fonte/domain/exchange/identity/import-id'
import { planRestore, type RestorePlan } from '@fonte/domain/exchange/restore/plan-restore'
import type { RestorableExport } from '@fonte/domain/exchange/restore/restorable-export'
import { noTrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { canonicalJson } from '@fonte/domain/words/canonical-json'
import { useEffect, useMemo, useState } from 'react'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useLanguage } from '../../../platform/words/language.ts'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useGym } from '../../gym/gym-queries.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
import { fileExercise } from '../../program/file/file-exercise.ts'
import { useFileReader } from '../../program/file/use-file-reader.ts'
import { usePrograms } from '../../program/program-queries.ts'
import { useTrainingPlan } from '../../training-plan/training-plan-queries.ts'
import { digest } from '../file/digest.ts'

/** What restoring an export would do, once all that it is compared with is on the device. */
export type ComparedExport =
  | { readonly reading: 'ready'; readonly plan: RestorePlan }
  | { readonly reading: 'loading' }
  | { readonly reading: 'failed'; readonly retry: () => void }

/** Under which ids the workouts of an export stand here: their own, or for somebody else’s export ids that follow from them. */
async function entryIds({ owner, workouts }: RestorableExport, userId: string): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>()
  for (const { id } of workouts) {
    ids.set(id, owner === userId ? id : await importId(userId, canonicalJson(['fonte', id]), digest))
  }
  return ids
}

/** The ids of `entryIds`, null until they are known. */
function useEntryIds(file: RestorableExport): ReadonlyMap<string, string> | null {
  const { user } = useSignedIn()
  const [ids, setIds] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    let isLatest = true
    void entryIds(file, user.id).then((found) => isLatest && setIds(found))
    return () => {
      isLatest = false
    }
  }, [file, user.id])
  return ids
}

/** Compares an export with what the person signed in has. */
export function useRestorePlan(file: RestorableExport): ComparedExport {
  const lang = useLanguage()
  const { items } = useExercises()
  const { reader, failed, retry } = useFileReader()
  const { own, predefined, reading, retry: retryPrograms } = usePrograms()
  const log = useTrainingLog()
  const { isOwn: hasGym } = useGym()
  const { plan: planned, isLoading } = useTrainingPlan()
  const ids = useEntryIds(file)
  const entries = log.reading === 'ready' && !isLoading ? log.entries : null
  const { measures } = log
  const plan = useMemo(() => {
    if (!reader || !own || !predefined || !ids || !entries) return null
    const mine = items.filter(({ creator_id, archived }) => creator_id !== null && !archived)
    const shipped = new Set(predefined.map(({ id }) => id))
    return planRestore(file, {
      ...reader,
      exercises: mine.map((exercise) => fileExercise(exercise, lang)),
      programs: own,
      entries,
      measures,
      hasGym,
      hasPlan: canonicalJson(planned) !== canonicalJson(noTrainingPlan),
      isPredefined: (id) => shipped.has(id),
      entryId: (id) => ids.get(id) ?? id,
      newId: newUuid,
    })
  }, [file, reader, own, predefined, ids, entries, measures, items, lang, hasGym, planned])
  if (plan) return { reading: 'ready', plan }
  if (failed) return { reading: 'failed', retry }
  if (reading === 'failed') return { reading: 'failed', retry: retryPrograms }
  return log.reading === 'failed' ? { reading: 'failed', retry: log.retry } : { reading: 'loading' }
}
