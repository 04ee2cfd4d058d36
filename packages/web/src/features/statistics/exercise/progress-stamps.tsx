import type { ExerciseProgress } from '@fonte/domain/statistics/exercise-progress'
import { useRecordTexts } from '../../../platform/words/record-texts.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { StampedFigure } from '../stamped-figure.tsx'
import { bestOf } from './chart/best-of.ts'
import { exerciseProgressMessages } from './exercise-progress-messages.ts'
import { useVolumeFigure } from './figure-texts.ts'

/** Four figures of the period: the best, the heaviest, the working sets, and how much it came to. */
export function ProgressStamps({ progress }: { progress: ExerciseProgress }) {
  const words = useWords(exerciseProgressMessages)
  const { number, unit, weight } = useFormats()
  const texts = useRecordTexts()
  const volumeFigure = useVolumeFigure()
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
        <StampedFigure
          className="progress-figure"
          term={captions[0] ?? ''}
          value={best && (isEstimate ? texts.estimate(best.value, best.done) : number(best.value))}
        />
        <StampedFigure
          className="progress-figure"
          term={words.heaviestIn(unit)}
          value={heaviest && heaviest.load.weight > 0 ? weight(heaviest.load) : null}
        />
        <StampedFigure className="progress-figure" term={words.hardSets} value={number(hard_sets)} />
        <StampedFigure
          className="progress-figure"
          term={captions[1] ?? ''}
          value={inVolume ? volumeFigure(volume) : number(amount)}
        />
      </dl>
    </section>
  )
}
