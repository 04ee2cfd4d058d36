import { platesPerSide } from '@fonte/domain/barbell/plates'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Barbell } from '../../../ui/barbell.tsx'
import { workoutMessages } from '../workout-messages.ts'

/** A barbell weight (kg) drawn as a loaded bar with its plates in words; nothing below the bar's own weight. */
export function BarLoad({ weight }: { weight: number }) {
  const words = useWords(workoutMessages)
  const { number } = useFormats()
  const load = platesPerSide(weight)
  if (!load) return null
  const { plates, remainder } = load
  const side = plates.length === 0 ? words.emptyBar : words.perSide(plates.map(number).join(' + '))
  const caption = remainder > 0 ? side + words.short(number(remainder)) : side
  return <Barbell plates={plates} caption={caption} label={words.load(number(weight), caption)} />
}
