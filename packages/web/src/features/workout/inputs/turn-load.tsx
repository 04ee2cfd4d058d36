import type { Load } from '@fonte/domain/exercise/measure'
import { useWords } from '../../../platform/words/words.ts'
import { workoutMessages } from '../workout-messages.ts'

/** On a lift of one's own body: whether the figure is weight added to it, or help taken off it. */
export function TurnLoad({ load, onTurn }: { load: Load; onTurn: () => void }) {
  const words = useWords(workoutMessages)
  return (
    <button
      type="button"
      className="turn-load"
      aria-label={words.assisted}
      aria-pressed={load === 'assisted'}
      onClick={onTurn}
    >
      ±
    </button>
  )
}
