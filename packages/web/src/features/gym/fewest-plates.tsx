import type { Gym } from '@fonte/domain/gym/gym'
import { useId } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { gymMessages } from './gym-messages.ts'
import { useChangeGym } from './use-change-gym.ts'

/** Whether a bar is loaded with the fewest plates, and what is given up for it. Kept at once. */
export function FewestPlates({ gym }: { gym: Gym }) {
  const changeGym = useChangeGym()
  const words = useWords(gymMessages)
  const hint = useId()
  return (
    <div>
      <Checkbox
        label={words.fewestPlates}
        aria-describedby={hint}
        checked={gym.fewest_plates}
        onChange={(event) => void changeGym((now) => ({ ...now, fewest_plates: event.target.checked }))}
      />
      <p id={hint} className="secondary-text">
        {words.fewestPlatesHint}
      </p>
    </div>
  )
}
