import { useFormats, useWords } from '../../../platform/words/words.ts'
import { workoutMessages } from '../workout-messages.ts'

interface Props {
  planned: number | undefined
  last: number | undefined
  /** Puts a figure into the box. */
  onTake: (figure: number) => void
}

/** What the program asks for and what was done last time, told apart; a tap on one takes it. A 0 says nothing. */
export function TargetFigures({ planned, last, onTake }: Props) {
  const words = useWords(workoutMessages)
  const { number } = useFormats()
  const shown = [
    { word: words.planned, figure: planned },
    { word: words.lastTime, figure: last },
  ].flatMap(({ word, figure }) => (figure ? [{ word, figure }] : []))
  return (
    <span className="target-figures">
      {shown.map(({ word, figure }) => (
        <button key={word} type="button" onClick={() => onTake(figure)}>
          {word} <b>{number(figure)}</b>
        </button>
      ))}
    </span>
  )
}
