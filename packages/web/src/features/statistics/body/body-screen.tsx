import { type BodyMeasureKind, bodyMeasureKinds } from '@fonte/domain/body/body-measure'
import { withSevenDayMeans } from '@fonte/domain/body/seven-day-mean'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTitle } from '../../../platform/title.ts'
import { useWords } from '../../../platform/words/words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Select } from '../../../ui/select.tsx'
import { Title } from '../../../ui/typography.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { bodyWords } from '../../history/body/body-words.ts'
import { type TrainingLog, useTrainingLog } from '../../history/log/use-training-log.ts'
import { LogPlace } from '../log-place.tsx'
import { bodyMessages } from './body-messages.ts'
import { MeasureChart } from './measure-chart.tsx'
import { MeasureForm } from './measure-form.tsx'
import { MeasureList } from './measure-list.tsx'

/** Rows before all are asked for. */
const fewRows = 7

/** `/stats/body`: what somebody measured of their body, a kind at a time, from the log on the device. */
export function BodyScreen() {
  const words = useWords(bodyMessages)
  const { kind: nameOf } = useWords(bodyWords)
  const [kind, setKind] = useState<BodyMeasureKind>('weight')
  const log = useTrainingLog()
  useTitle(words.title)
  return (
    <>
      <Link to="/stats" className="mb-3 inline-flex min-h-12 items-center gap-1">
        <Icon name="chevron-left" />
        {words.back}
      </Link>
      <Title as="h1" className="mb-4">
        {words.title}
      </Title>
      <Field label={words.kind} className="mb-4 max-w-96">
        <Select
          value={kind}
          options={bodyMeasureKinds.map((value) => ({ value, label: nameOf(value) }))}
          onChange={({ currentTarget: { value } }) =>
            setKind(bodyMeasureKinds.find((known) => known === value) ?? 'weight')
          }
        />
      </Field>
      <LogPlace log={log}>
        <Measures key={kind} kind={kind} measures={log.measures} />
      </LogPlace>
    </>
  )
}

function Measures({ kind, measures }: { kind: BodyMeasureKind } & Pick<TrainingLog, 'measures'>) {
  const words = useWords(bodyMessages)
  const { kind: nameOf } = useWords(bodyWords)
  const days = useMemo(() => withSevenDayMeans(measures.filter((measure) => measure.kind === kind)), [measures, kind])
  const [all, setAll] = useState(false)
  const shown = days.toReversed().slice(0, all ? days.length : fewRows)
  const more = shown.length < days.length ? () => setAll(true) : null
  // The button that shows the rest goes with that, too: the first of the new rows stands in its place.
  const place = useRowFocus([...shown.map(({ day }) => day), ...(more ? ['more'] : [])], '.measure-row button')
  return (
    <>
      <MeasureForm kind={kind} days={days} />
      {kind === 'weight' && <p className="secondary-text mt-3">{words.weightCounts}</p>}
      <p className="secondary-text mt-3">
        {words.optional} <Link to="/privacy">{words.privacy}</Link>
      </p>
      <div {...place}>
        {days.length === 0 ? (
          <div className="mt-4">
            <EmptyState title={words.empty({ name: nameOf(kind) })} titleAs="h2">
              {words.emptyText}
            </EmptyState>
          </div>
        ) : (
          <>
            <MeasureChart kind={kind} days={days} />
            <MeasureList kind={kind} days={shown} more={more} />
          </>
        )}
      </div>
    </>
  )
}
