import { type Gym, gymBounds } from '@fonte/domain/gym/gym'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Figure } from '../../ui/typography.tsx'
import { gymMessages } from './gym-messages.ts'
import { useChangeGym } from './use-change-gym.ts'

/** How many pairs of each plate there are, with a button less and a button more. */
export function PlateList({ gym }: { gym: Gym }) {
  const words = useWords(gymMessages)
  const changeGym = useChangeGym()
  const { number } = useFormats()
  return (
    <ul className="plate-pairs" aria-label={words.plates}>
      {gym.plates.map(({ weight, pairs }) => {
        const plate = `${number(weight)}\u00a0${gym.unit}`
        return (
          <li key={weight}>
            <Figure>{plate}</Figure>
            {/* Not `disabled`, which would take the focus from who comes to the end. */}
            <span className="plate-count">
              <IconButton
                icon="minus"
                label={words.fewer(plate)}
                aria-disabled={pairs === 0}
                onClick={() => pairs > 0 && void changeGym((now) => withPairs(now, weight, -1))}
              />
              <output aria-label={words.pairsOf(plate, pairs)}>
                <Figure>{pairs}</Figure>
              </output>
              <IconButton
                icon="plus"
                label={words.more(plate)}
                aria-disabled={pairs === gymBounds.pairs.max}
                onClick={() => pairs < gymBounds.pairs.max && void changeGym((now) => withPairs(now, weight, 1))}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function withPairs(gym: Gym, weight: number, more: number): Gym {
  const clamp = (pairs: number) => Math.min(gymBounds.pairs.max, Math.max(0, pairs))
  const plates = gym.plates.map((kind) =>
    kind.weight === weight ? { ...kind, pairs: clamp(kind.pairs + more) } : kind,
  )
  return { ...gym, plates }
}
