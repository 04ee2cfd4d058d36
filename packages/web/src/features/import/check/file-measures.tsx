import type { BodyMeasure } from '@fonte/domain/body/body-measure'
import { useEffect, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { localDay } from '../../../platform/local-day.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { measureWrites } from '../../history/body/many-measures.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
import type { FileWorker } from '../file/file-worker.ts'
import type { FileCheck } from './file-check.ts'
import { measureMessages } from './measure-messages.ts'

interface Props {
  check: Pick<FileCheck, 'summary' | 'answers'>
  worker: Pick<FileWorker, 'measures'> | undefined
}

/** The measures of a file, added apart from its workouts: what a day has already is never replaced. */
export function FileMeasures({ check: { summary, answers }, worker }: Props) {
  const words = useWords(measureMessages)
  const { number } = useFormats()
  const { reading, measures } = useTrainingLog()
  const found = useFound(summary.measures > 0 ? worker : undefined, answers.weightUnit)
  const [added, setAdded] = useState<number | null>(null)
  const fresh = found === null ? [] : freshMeasures(found, measures, localDay(now()))
  const { run, pending } = useKeptChange(async () => {
    await outbox.enqueueAll(measureWrites(fresh))
    setAdded(fresh.length)
  })
  if (found === null || reading !== 'ready') return null
  return (
    <Section title={words.title} count={number(summary.measures)}>
      {fresh.length > 0 ? (
        <div className="stack">
          <p>{words.found(number(fresh.length), fresh.length)}</p>
          {summary.workouts > 0 && <p className="secondary-text">{words.apart}</p>}
          <Button size="l" pending={pending} onClick={() => void run()}>
            {words.add}
          </Button>
        </div>
      ) : (
        <p role="status">{added === null ? words.allThere : words.added(number(added), added)}</p>
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
