import type { AmbiguousDate, DayOrder } from '@fonte/domain/exchange/file-reading'
import { distanceUnits } from '@fonte/domain/exchange/imported-workout'
import type { ImportAnswers } from '@fonte/domain/exchange/settle/settled-workout'
import { weightUnits } from '@fonte/domain/units/weight'
import { Fragment } from 'react'
import { localNoon } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import type { FilePlan } from '../file/file-summary.ts'
import { importMessages } from '../import-messages.ts'
import type { FileCheck } from './file-check.ts'
import { MonthChart } from './months/month-chart.tsx'
import { WishedWorkouts } from './wished-workouts.tsx'
import { ZoneChoice } from './zone-choice.tsx'

interface Props {
  check: FileCheck
  plan: FilePlan | null
  onChange: (changes: Partial<FileCheck>) => void
  onDayOrder: (order: DayOrder) => void
}

/** What only the person can tell about a file, and which of its workouts they want. */
export function FileOptions({ check, plan, onChange, onDayOrder }: Props) {
  const words = useWords(importMessages)
  const { answers, summary } = check
  const { dayOrder } = summary.questions
  const bringsWorkouts = summary.workouts > 0
  if (!bringsWorkouts && Object.keys(summary.questions).length === 0) return null
  const answer = (changes: Partial<ImportAnswers>) => onChange({ answers: { ...answers, ...changes } })
  return (
    <Section title={words.theFile}>
      <div className="line-list">
        <Units check={check} onAnswer={answer} />
        {dayOrder && <DateOrder dates={dayOrder} value={check.dayOrder} onChange={onDayOrder} />}
        {bringsWorkouts && (
          <>
            <ZoneChoice zone={answers.zone} onZone={(zone) => answer({ zone })} />
            <Wishes check={check} plan={plan} onChange={onChange} />
          </>
        )}
      </div>
      {plan && <MonthChart plan={plan} />}
    </Section>
  )
}

interface OrderProps {
  dates: AmbiguousDate
  /** Undefined until it is answered: the wrong one would move every workout. */
  value: DayOrder | undefined
  onChange: (order: DayOrder) => void
}

function DateOrder({ dates, value, onChange }: OrderProps) {
  const words = useWords(importMessages)
  const { date } = useFormats()
  const dayOf = (order: DayOrder) => date(localNoon(dates[order]), 'dayAndMonth')
  const [one, other] = [dayOf('day-first'), dayOf('month-first')]
  return (
    <div>
      <span>{words.ambiguous({ example: dates.example, one, other })}</span>
      <SegmentedControl
        label={words.dayOrder}
        options={[
          { value: 'day-first', label: one },
          { value: 'month-first', label: other },
        ]}
        value={value}
        onChange={onChange}
      />
    </div>
  )
}

function Units({ check, onAnswer }: { check: FileCheck; onAnswer: (changes: Partial<ImportAnswers>) => void }) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const { answers, summary } = check
  const { weightUnit, distanceUnit, convertedFrom } = summary.questions
  const units = weightUnits.map((unit) => ({ value: unit, label: unit }))
  return (
    <>
      {weightUnit && (
        <>
          <div>
            <span>{words.weightUnit}</span>
            <SegmentedControl
              label={words.weightUnit}
              options={units}
              value={answers.weightUnit}
              onChange={(unit) => onAnswer({ weightUnit: unit })}
            />
          </div>
          <p className="unit-hint">
            <Icon name="warning" />
            <span>
              {words.unitUnknown(weightUnit.example.name || words.bodyWeight, number(weightUnit.example.figure))}
            </span>
          </p>
        </>
      )}
      {convertedFrom && (
        <Checkbox
          className="justify-start"
          label={words.convertedFrom(convertedFrom)}
          checked={answers.convertBack !== null}
          onChange={(event) => onAnswer({ convertBack: event.target.checked ? convertedFrom : null })}
        />
      )}
      {distanceUnit && (
        <div>
          <span>{words.distanceUnit}</span>
          <Select
            aria-label={words.distanceUnit}
            value={answers.distanceUnit}
            options={distanceUnits.map((unit) => ({ value: unit, label: unit }))}
            onChange={(event) => onAnswer({ distanceUnit: event.target.value as ImportAnswers['distanceUnit'] })}
          />
        </div>
      )}
    </>
  )
}

function Wishes({ check, plan, onChange }: Pick<Props, 'check' | 'plan' | 'onChange'>) {
  const words = useWords(importMessages)
  const { answers, wanted } = check
  const named = plan?.named
  const wishes = [
    ['zone', words.moveToZone, named?.['other-zone']],
    ['changed', words.replaceChanged, named?.changed],
    ['gone', words.bringBack, named?.gone],
    ['duplicates', words.duplicates, named?.['possible-duplicate']],
  ] as const
  return (
    <>
      <Checkbox
        className="justify-start"
        label={words.keepNotes}
        checked={answers.keepNotes}
        onChange={(event) => onChange({ answers: { ...answers, keepNotes: event.target.checked } })}
      />
      {wishes.map(
        ([wish, label, workouts = []]) =>
          workouts.length > 0 && (
            <Fragment key={wish}>
              <Checkbox
                className="justify-start"
                label={label(workouts.length)}
                checked={wanted[wish]}
                onChange={(event) => onChange({ wanted: { ...wanted, [wish]: event.target.checked } })}
              />
              <WishedWorkouts question={label(workouts.length)} workouts={workouts} />
            </Fragment>
          ),
      )}
    </>
  )
}
