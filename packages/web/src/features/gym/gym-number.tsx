import { useState } from 'react'
import { useFormats } from '../../platform/words/words.ts'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'

interface Props {
  label: string
  /** Undefined: an empty box. */
  value: number | undefined
  bounds: { readonly min: number; readonly max: number }
  /** Called with a figure within its bounds once it is typed to its end; undefined where the box may be emptied, and is. */
  onValue: (value: number | undefined) => void
  optional?: boolean
  /** Only whole figures are taken; others are rounded. */
  whole?: boolean
}

/** A figure of the gym. What is no number within its bounds is put back when the box is left. */
export function GymNumber({ label, value, bounds, onValue, optional = false, whole = false }: Props) {
  const { lang } = useFormats()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = value === undefined ? '' : String(value).replace('.', lang === 'fr' ? ',' : '.')
  const leave = () => {
    const precision = whole ? 1 : 100
    const figure = Math.round(Number(typed?.replace(',', '.')) * precision) / precision
    if (typed?.trim() === '' && optional) onValue(undefined)
    else if (typed?.trim() && figure >= bounds.min && figure <= bounds.max && figure !== value) onValue(figure)
    setTyped(null)
  }
  return (
    <Field label={label}>
      <NumberInput
        inputMode="decimal"
        value={typed ?? shown}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => typed !== null && leave()}
      />
    </Field>
  )
}
