import { type Gym, gymBounds } from '@fonte/domain/gym/gym'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { NumberInput } from '../../ui/number-input.tsx'
import { gymMessages } from './gym-messages.ts'
import { useChangeGym } from './use-change-gym.ts'

/** Adds a plate of another weight, with one pair of it. */
export function NewPlate({ gym }: { gym: Gym }) {
  const words = useWords(gymMessages)
  const changeGym = useChangeGym()
  const [typed, setTyped] = useState('')
  // Plates come in twentieths of their unit.
  const weight = Math.round(Number(typed.replace(',', '.')) * 20) / 20
  const { min, max } = gymBounds.plateWeight
  const isNew = weight >= min && weight <= max && !gym.plates.some((kind) => kind.weight === weight)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!isNew) return
    const pair = { weight, pairs: 1 }
    void changeGym((now) => ({ ...now, plates: [...now.plates, pair].toSorted((a, b) => b.weight - a.weight) }))
    setTyped('')
  }
  if (gym.plates.length >= gymBounds.plates.max) return null
  return (
    <form className="my-3 flex items-end gap-3" onSubmit={add} noValidate>
      <Field label={words.newPlate(gym.unit)}>
        <NumberInput inputMode="decimal" value={typed} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      <Button type="submit" icon="plus" aria-disabled={!isNew}>
        {words.addPlate}
      </Button>
    </form>
  )
}
