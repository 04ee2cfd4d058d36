import type { Performance } from '@fonte/domain/statistics/performances'
import { inUnit } from '@fonte/domain/units/weight'
import type { CSSProperties } from 'react'
import { useFormats, useWords } from '../../../../platform/words/words.ts'
import { Section } from '../../../../ui/section.tsx'
import { atItsPlace } from '../../../history/at-its-place.ts'
import { ChartTable } from '../../charts/chart-table.tsx'
import { exerciseProgressMessages } from '../exercise-progress-messages.ts'
import { useVolumeFigure } from '../figure-texts.ts'

const shownWorkouts = 12

/** What one slab may stand for, in the reader's unit: the first of which the highest column has ten at most. */
const slabs = [10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000, 25_000] as const

/** The working volume of the last workouts in slabs, with its sentence and its table. */
export function WorkoutVolumes({ performances }: { performances: readonly Performance[] }) {
  const words = useWords(exerciseProgressMessages)
  const { date, number, unit } = useFormats()
  const volumeFigure = useVolumeFigure()
  const shown = performances.slice(-shownWorkouts)
  const figures = shown.map(({ volume }) => Math.round(inUnit(unit, volume)))
  const most = Math.max(0, ...figures)
  if (most === 0) return null
  const slab = slabs.find((each) => most / each <= 10) ?? 50_000
  const withUnit = (figure: number) => `${number(figure)}\u00a0${unit}`
  const label = words.volumeSentence({
    count: shown.length,
    from: withUnit(Math.min(...figures)),
    to: withUnit(most),
  })
  return (
    <Section title={words.workoutVolumes}>
      <div className="workout-volumes" role="img" aria-label={label} style={{ '--most': most / slab } as CSSProperties}>
        {shown.map(({ entry }, index) => (
          <div key={entry.id}>
            <i style={{ '--slabs': (figures[index] ?? 0) / slab } as CSSProperties} />
            <span>{date(atItsPlace(entry), 'shortDate')}</span>
          </div>
        ))}
      </div>
      <p className="secondary-text mt-2">
        {words.slab(withUnit(slab))} {words.warmUpsLeftOut}
      </p>
      <ChartTable
        title={words.workoutVolumes}
        columns={[words.day, words.volumeIn(unit)]}
        rows={performances.toReversed().map(({ entry, volume }) => ({
          key: entry.id,
          cells: [date(atItsPlace(entry)), volumeFigure(volume)],
        }))}
      />
    </Section>
  )
}
