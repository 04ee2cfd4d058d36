import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { useEffect, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { localDay } from '../../../platform/local-day.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { measureWrites } from '../../history/body/many-measures.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
import type { FileWorker } from '../file/file-worker.ts'
import { importMessages } from '../import-messages.ts'
import { enqueueImport, listedFileName } from '../sending/import-commands.ts'
import { type FileCheck, waitsForOrder } from './file-check.ts'
import { measureMessages } from './measure-messages.ts'

interface Props {
  check: Pick<FileCheck, 'chosen' | 'summary' | 'answers' | 'dayOrder'>
  worker: Pick<FileWorker, 'measures'> | undefined
  /** Absent where it is told already that the file has to be read anew. */
  onReadAnew: (() => void) | undefined
}

/** The measures of a file, an import of their own beside its workouts: what a day has already is never replaced. */
export function FileMeasures({ check, worker, onReadAnew }: Props) {
  const { chosen, summary, answers } = check
  const waits = waitsForOrder(check)
  const words = useWords(measureMessages)
  const { orderFirst, retry } = useWords(importMessages)
  const { number } = useFormats()
  const { reading, measures } = useTrainingLog()
  const { found, hasFailed } = useFound(summary.measures > 0 ? worker : undefined, answers.weightUnit)
  const [added, setAdded] = useState<number | null>(null)
  const today = localDay(now())
  const taken = found?.filter(({ day }) => day <= today) ?? []
  const fresh = freshMeasures(taken, measures)
  const toCome = (found?.length ?? 0) - taken.length
  const { run, pending } = useKeptChange(async () => {
    const id = newUuid()
    const file_name = listedFileName(chosen.name, summary.format)
    const begun = { id, format: summary.format, file_name, rows: summary.rows, names: [] }
    await enqueueImport(begun, [], [], measureWrites(fresh, id))
    setAdded(fresh.length)
  })
  if (hasFailed) return onReadAnew && <ErrorState message={words.failed} retryLabel={retry} onRetry={onReadAnew} />
  // Where none can be taken, the rows that are left out say why.
  if (found === null || found.length === 0 || reading !== 'ready') return null
  return (
    <Section title={words.title} count={number(summary.measures)}>
      {fresh.length > 0 ? (
        <div className="stack">
          <p>{words.found(number(fresh.length), fresh.length)}</p>
          {toCome > 0 && <p className="secondary-text">{words.toCome(number(toCome), toCome)}</p>}
          {summary.workouts > 0 && <p className="secondary-text">{words.apart}</p>}
          {waits && <p className="secondary-text">{orderFirst}</p>}
          <Button size="l" pending={pending} aria-disabled={waits} onClick={waits ? undefined : () => void run()}>
            {words.add}
          </Button>
        </div>
      ) : (
        <div role="status">
          {added !== null && <p>{words.added(number(added), added)}</p>}
          {added === null && taken.length > 0 && <p>{words.allThere}</p>}
          {toCome > 0 && <p>{words.toCome(number(toCome), toCome)}</p>}
          {added !== null && <p className="secondary-text">{words.undoable}</p>}
        </div>
      )}
    </Section>
  )
}

/** The measures of the file in the unit that was answered, null until they are known; or that the worker failed. */
function useFound(worker: Props['worker'], weightUnit: FileCheck['answers']['weightUnit']) {
  const [found, setFound] = useState<readonly BodyMeasure[] | null>(null)
  const [failed, setFailed] = useState<Props['worker']>()
  useEffect(() => {
    let isLatest = true
    const tell = (measures: readonly BodyMeasure[]) => {
      if (isLatest) setFound(measures)
    }
    // Of the worker that failed: one that was closed as the file is read anew has nothing more to say.
    worker?.measures(weightUnit).then(tell, () => isLatest && setFailed(worker))
    return () => {
      isLatest = false
    }
  }, [worker, weightUnit])
  return { found, hasFailed: failed !== undefined && failed === worker }
}

/** Those of days and kinds that are not measured yet. */
function freshMeasures(found: readonly BodyMeasure[], known: readonly BodyMeasure[]) {
  const there = new Set(known.map(({ day, kind }) => `${day} ${kind}`))
  return found.filter(({ day, kind }) => !there.has(`${day} ${kind}`))
}
