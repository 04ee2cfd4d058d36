import type { BodyMeasureKind } from '@fonte/domain/body/body-measure'
import { measureBounds, storedMeasure } from '@fonte/domain/body/body-units'
import type { MeasuredDay } from '@fonte/domain/body/seven-day-mean'
import { type FormEvent, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { localDay } from '../../../platform/local-day.ts'
import { outbox } from '../../../platform/outbox/device-outbox.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useNotKept } from '../../../ui/use-not-kept.ts'
import { measureEntityKey, putMeasureKind } from '../../history/body/body-outbox.ts'
import { bodyWords } from '../../history/body/body-words.ts'
import { bodyMessages } from './body-messages.ts'
import { useMeasureText } from './measure-text.ts'

interface Props {
  kind: BodyMeasureKind
  /** What was measured of it. */
  days: readonly MeasuredDay[]
}

/** Writes down a measure of today or an earlier day; what the day has already stands in the box, and is replaced. */
export function MeasureForm({ kind, days }: Props) {
  const words = useWords(bodyMessages)
  const { kind: nameOf } = useWords(bodyWords)
  const { number, unit, lang } = useFormats()
  const { unitName, figure } = useMeasureText(kind)
  const today = localDay(now())
  const [day, setDay] = useState(today)
  const [typed, setTyped] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const save = useSave(kind)
  const there = days.find((measured) => measured.day === day)
  const shown = typed ?? (there ? String(figure(there.value)).replace('.', lang === 'fr' ? ',' : '.') : '')
  const value = shown.trim() === '' ? Number.NaN : Number(shown.trim().replace(',', '.'))
  const { min, max } = measureBounds(unit, kind)
  const wrong = {
    day: /^\d{4}-\d\d-\d\d$/.test(day) && day >= '1950-01-01' && day <= today ? undefined : words.noDay,
    value:
      value >= min && value <= max
        ? undefined
        : words.outOfBounds({ min: number(min), max: number(max), unit: unitName }),
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isWrong = wrong.day !== undefined || wrong.value !== undefined
    setTried(isWrong)
    // In pounds or inches a figure is rounded: what nobody typed over stays as it is stored.
    const kept = typed === null && there ? there.value : storedMeasure(unit, kind, value)
    if (!isWrong && (await save(day, kept))) setTyped(null)
  }
  return (
    <form className="measure-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={words.day} error={tried ? wrong.day : undefined}>
        <TextInput
          type="date"
          value={day}
          min="1950-01-01"
          max={today}
          onChange={({ currentTarget }) => {
            setDay(currentTarget.value)
            setTyped(null)
          }}
        />
      </Field>
      <Field label={words.inUnit({ name: nameOf(kind), unit: unitName })} error={tried ? wrong.value : undefined}>
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="ember" size="l">
        {words.save}
      </Button>
    </form>
  )
}

/** Keeps a measure on the device, and sends it when it can; answers whether the device has it. */
function useSave(kind: BodyMeasureKind): (day: string, value: number) => Promise<boolean> {
  const words = useWords(bodyMessages)
  const { toast } = useToast()
  const notKept = useNotKept()
  return async (day, value) => {
    const payload = { day, kind, value }
    const id = await outbox.enqueue(putMeasureKind, { entityKey: measureEntityKey(payload), payload }).catch(notKept)
    if (id !== undefined) toast({ title: words.saved })
    return id !== undefined
  }
}
