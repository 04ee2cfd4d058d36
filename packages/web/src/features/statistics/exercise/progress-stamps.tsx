import type { ExerciseProgress } from '@fonte/domain/statistics/exercise-progress'
import type { CSSProperties } from 'react'
import { useRecordTexts } from '../../../platform/words/record-texts.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { figureWidth } from '../../../ui/figure-width.ts'
import { Figure, Stamp } from '../../../ui/typography.tsx'
import { bestOf } from './best-of.ts'
import { exerciseProgressMessages } from './exercise-progress-messages.ts'

/** Four figures of the period: the best, the heaviest, the working sets, and how much it came to. */
export function ProgressStamps({ progress }: { progress: ExerciseProgress }) {
  const words = useWords(exerciseProgressMessages)
  const { number, unit, weight } = useFormats()
  const texts = useRecordTexts()
  const { measure, heaviest, hard_sets, volume, amount } = progress
  const best = bestOf(progress)
  const captions = {
    'one-rep-max': [words.oneRepMaxIn(unit), words.volumeIn(unit)],
    reps: volume.weight > 0 ? [words.mostReps, words.volumeIn(unit)] : [words.mostReps, words.allReps],
    hold: [words.longestIn, words.allSeconds],
    distance: [words.farthestIn, words.allMetres],
  }[measure]
  const isEstimate = measure === 'one-rep-max'
  const inVolume = isEstimate || (measure === 'reps' && volume.weight > 0)
  return (
    <section aria-label={words.figures}>
      <dl className="totals-band progress-stamps">
        <Stamped
          term={captions[0] ?? ''}
          value={best && (isEstimate ? texts.estimate(best.value, best.done) : number(best.value))}
        />
        <Stamped term={words.heaviestIn(unit)} value={heaviest && heaviest.load.weight > 0 && weight(heaviest.load)} />
        <Stamped term={words.hardSets} value={number(hard_sets)} />
        <Stamped term={captions[1] ?? ''} value={inVolume ? weight(volume) : number(amount)} />
      </dl>
    </section>
  )
}

/** A dash where there is no such figure. */
function Stamped({ term, value }: { term: string; value: string | false | null | undefined }) {
  const text = value || '–'
  const style = { '--n': figureWidth(text) } as CSSProperties
  return (
    <div className="content-between">
      <dt>
        <Stamp>{term}</Stamp>
      </dt>
      <dd className="fitting-box">
        <Figure className="progress-figure" style={style}>
          {text}
        </Figure>
      </dd>
    </div>
  )
}
