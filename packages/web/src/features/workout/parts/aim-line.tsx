import { aimedLoad } from '@fonte/domain/progression/aimed-load'
import { signedWeight } from '@fonte/domain/set/set-load'
import { isLoadable } from '@fonte/domain/units/rounding'
import { toLb } from '@fonte/domain/units/weight'
import type { WorkoutStep } from '@fonte/domain/workout/selectors'
import { useId, useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { aimMessages, type WrittenReason } from './aim-messages.ts'

type Aim = NonNullable<WorkoutStep['place']['aim']>

interface Props {
  aim: Aim
  /** What the current set aims at, in kg, assistance below 0. */
  weight: number
  /** Puts a weight (kg) into the box. */
  onKeep: (weight: number) => void
}

/** Why the set aims at what it aims at; a tap says it in a sentence, with the way to keep last time's weight. */
export function AimLine({ aim: { reason, from }, weight, onKeep }: Props) {
  const words = useWords(aimMessages)
  const { number, weight: inUnit, unit } = useFormats()
  const id = useId()
  const [open, setOpen] = useState(false)
  const load = (kg = 0) => inUnit({ weight: Math.abs(kg) })
  // Of a weight in pounds the hundredths of its kilograms come from the conversion alone.
  const isStep = isLoadable(unit, from)
  const before = inUnit({ weight: from, weight_lb: isStep || unit === 'lb' ? undefined : toLb(from) })
  const kept = inUnit(signedWeight(aimedLoad(from, unit)))
  const figures: Partial<Record<'change' | 'percent' | 'tm' | 'week' | 'sets' | 'reps', number>> = reason
  const { change = 0 } = figures
  const by = { before, after: inUnit({ weight: Math.round((from + change) * 100) / 100 }) }
  const written: WrittenReason = {
    kind: reason.kind,
    change: isStep ? load(change) : by,
    percent: number(figures.percent ?? 0),
    tm: load(figures.tm),
    week: figures.week ?? 0,
    sets: figures.sets ?? 0,
    reps: figures.reps ?? 0,
    unit,
  }
  return (
    <div className="target-line">
      <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {words.line(written)}
      </button>
      <div id={id} hidden={!open} className="target-reason">
        <p>{words.sentence(written)}</p>
        {from !== weight && reason.kind !== 'percent' && (
          <Button onClick={() => onKeep(from)}>{words.keep({ weight: kept, unit })}</Button>
        )}
      </div>
    </div>
  )
}
