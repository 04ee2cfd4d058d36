import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { useEffect, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { localDay } from '../../../platform/local-day.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
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
}

/** The measures of a file, an import of their own beside its workouts: what a day has already is never replaced. */
export function FileMeasures({ check, worker }: Props) {
  const { chosen, summary, answers } = check
  const waits = waitsForOrder(check)
  const words = useWords(measureMessages)
  const { orderFirst } = useWords(importMessages)
  const { number } = useFormats()
  const { reading, measures } = useTrainingLog()
  const found = useFound(summary.measures > 0 ? worker : undefined, answers.weightUnit)
  const [added, setAdded] = useState<number | null>(null)
  const fresh = found === null ? [] : freshMeasures(found, measures, localDay(now()))
  const { run, pending } = useKeptChange(async () => {
    const id = newUuid()
    const file_name = listedFileName(chosen.name, summary.format)
    const begun = { id, format: summary.format, file_name, rows: summary.rows, names: [] }
    await enqueueImport(begun, [], [], measureWrites(fresh, id))
    setAdded(fresh.length)
  })
  // Where none can be taken, the rows that are left out say why.
  if (found === null || found.length === 0 || reading !== 'ready') return null
  return (
    <Section title={words.title} count={number(summary.measures)}>
      {fresh.length > 0 ? (
        <div className="stack">
          <p>{words.found(number(fresh.length), fresh.length)}</p>
          {summary.workouts > 0 && <p className="secondary-text">{words.apart}</p>}
          {waits && <p className="secondary-text">{orderFirst}</p>}
          <Button size="l" pending={pending} aria-disabled={waits} onClick={waits ? undefined : () => void run()}>
            {words.add}
          </Button>
        </div>
      ) : (
        <div role="status">
          <p>{added === null ? words.allThere : words.added(number(added), added)}</p>
          {added !== null && <p className="secondary-text">{words.undoable}</p>}
        </div>
      )}
    </Section>
  )
}

/** The measures of the file in the unit that was answered; null until they are known. */
function useFound(worker: Props['worker'], weightUnit: FileCheck['answers']['weightUnit']) {
  const [found, setFound] = useState<readonly BodyMeasure[] | null>(null)
  useEffect(() => {
    let isLatest = true
    const ask = async () => {
      const measures = await worker?.measures(weightUnit)
      if (isLatest && measures) setFound(measures)
    }
    // A worker that was closed meanwhile has nothing more to say.
    ask().catch(() => undefined)
    return () => {
      isLatest = false
    }
  }, [worker, weightUnit])
  return found
}

/** Those of days and kinds that are not measured yet, and not of tomorrow. */
function freshMeasures(found: readonly BodyMeasure[], known: readonly BodyMeasure[], today: string) {
  const there = new Set(known.map(({ day, kind }) => `${day} ${kind}`))
  return found.filter(({ day, kind }) => day <= today && !there.has(`${day} ${kind}`))
}
