import { useFormats, useWords } from '../../../platform/words/words.ts'
import { workoutMessages } from '../workout-messages.ts'

/** A figure and what puts it into the box. */
interface Target {
  readonly figure: number
  readonly take: () => void
}

interface Props {
  planned: Target | null | undefined
  last: Target | null | undefined
}

/** What the program asks for and what was done last time, told apart; a tap on one takes it. A 0 says nothing. */
export function TargetFigures({ planned, last }: Props) {
  const words = useWords(workoutMessages)
  const { number } = useFormats()
  const shown = [
    { word: words.planned, target: planned },
    { word: words.lastTime, target: last },
  ].flatMap(({ word, target }) => (target?.figure ? [{ word, target }] : []))
  return (
    <span className="target-figures">
      {shown.map(({ word, target }) => (
        <button key={word} type="button" onClick={target.take}>
          {word} <b>{number(target.figure)}</b>
        </button>
      ))}
    </span>
  )
}
