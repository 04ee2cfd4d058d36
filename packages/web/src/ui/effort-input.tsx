import { effortText } from '@fonte/domain/set/effort'
import { type ComponentProps, useState } from 'react'
import { useEffort } from '../platform/words/effort.ts'
import { useLanguage } from '../platform/words/language.ts'
import { NumberInput } from './number-input.tsx'

interface Props extends Omit<ComponentProps<typeof NumberInput>, 'value' | 'onChange' | 'inputMode'> {
  /** The reserve as the form keeps it, typed or as it was stored. */
  rir: string
  onType: (rir: string) => void
}

/** The effort of a set in a form, by the scale that its person has chosen; the form keeps the reserve. */
export function EffortInput({ rir, onType, ...rest }: Props) {
  const { scale } = useEffort()
  const lang = useLanguage()
  const [typed, setTyped] = useState('')
  const text = effortText(scale, rir)
  // As it is typed: "8," is on its way to "8,5".
  const isTyped = effortText(scale, typed) === rir
  const shown = isTyped ? typed : lang === 'fr' ? text.replace('.', ',') : text
  return (
    <NumberInput
      {...rest}
      inputMode="decimal"
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        onType(effortText(scale, target.value))
      }}
    />
  )
}
