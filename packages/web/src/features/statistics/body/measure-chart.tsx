import type { BodyMeasureKind } from '@fonte/domain/body/body-measure'
import type { MeasuredDay } from '@fonte/domain/body/seven-day-mean'
import { useRef } from 'react'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Section } from '../../../ui/section.tsx'
import { bodyWords } from '../../history/body/body-words.ts'
import { ChartTable } from '../charts/chart-table.tsx'
import { TimeDrawing } from '../time-drawing.tsx'
import { useDrawnWidth } from '../use-drawn-width.ts'
import { bodyMessages } from './body-messages.ts'
import { measureCurve } from './measure-curve.ts'
import { useMeasureText } from './measure-text.ts'

interface Props {
  kind: BodyMeasureKind
  days: readonly MeasuredDay[]
}

/** From so many days on the points are dots. */
const manyDays = 60

/** Each measure as a point and the mean of seven days as a line, with its sentence and its table. */
export function MeasureChart({ kind, days }: Props) {
  const words = useWords(bodyMessages)
  const { kind: nameOf } = useWords(bodyWords)
  const { date } = useFormats()
  const { text } = useMeasureText(kind)
  const title = nameOf(kind)
  return (
    <Section title={title} className="mt-8">
      <Curve days={days} kind={kind} label={useSentence(kind, days)} />
      <p className="secondary-text mt-2">{words.legend}</p>
      <ChartTable
        title={title}
        columns={[words.day, title, words.mean]}
        rows={days.toReversed().map(({ day, value, mean }) => ({
          key: day,
          cells: [date(localNoon(day)), text(value), text(mean)],
        }))}
      />
    </Section>
  )
}

/** What the chart shows. */
function useSentence(kind: BodyMeasureKind, days: readonly MeasuredDay[]): string {
  const words = useWords(bodyMessages)
  const { kind: nameOf } = useWords(bodyWords)
  const { date } = useFormats()
  const { text } = useMeasureText(kind)
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  const name = nameOf(kind)
  const to = date(localNoon(last.day))
  if (days.length === 1) return words.one({ name, value: text(last.value), day: to })
  return words.chart({
    name,
    count: days.length,
    from: date(localNoon(first.day)),
    to,
    first: text(first.value),
    last: text(last.value),
    mean: text(last.mean),
  })
}

function Curve({ kind, days, label }: Props & { label: string }) {
  const { number } = useFormats()
  const { figure } = useMeasureText(kind)
  const box = useRef<HTMLDivElement>(null)
  const width = useDrawnWidth(box)
  const height = width < 560 ? 216 : 280
  const shown = days.map(({ day, value, mean }) => ({ day, value: figure(value), mean: figure(mean) }))
  const curve = measureCurve(shown, width, height)
  const radius = curve.points.length > manyDays ? 3 : 5
  return (
    <TimeDrawing {...{ box, width, height, label }} scale={curve} valueText={number}>
      <path d={curve.means} className="staircase-steps" />
      {curve.points.map(({ day, x, y }) => (
        <g key={day} className="staircase-point">
          <circle cx={x} cy={y} r={radius} />
        </g>
      ))}
    </TimeDrawing>
  )
}
