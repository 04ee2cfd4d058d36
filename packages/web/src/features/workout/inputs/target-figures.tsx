import { useFormats, useWords } from '../../../platform/words/words.ts'
import { workoutMessages } from '../workout-messages.ts'

/** A figure and what puts it into the box. */
interface Target {
  readonly figure: number
  /** The end of a range that begins with the figure. */
  readonly most?: number | undefined
  /** Added to the body, beside a box of assistance: it has its sign. */
  readonly isAdded?: boolean
  readonly take: () => void
}

interface Props {
  planned: Target | null | undefined
  /** A rule asks for it, in the place of the program's own figures. */
  isAim?: boolean | undefined
  last: Target | null | undefined
}

/** What the program, or its rule, asks for and what was done last time, told apart; a tap on one takes it. A 0 says nothing. */
export function TargetFigures({ planned, isAim, last }: Props) {
  const words = useWords(workoutMessages)
  const { number } = useFormats()
  const shown = [
    { word: isAim ? words.aimed : words.planned, target: planned },
    { word: words.lastTime, target: last },
  ].flatMap(({ word, target }) => (target?.figure ? [{ word, target }] : []))
  return (
    <span className="target-figures">
      {shown.map(({ word, target }) => (
        <button key={word} type="button" onClick={target.take}>
          {word}{' '}
          <b>
            {target.isAdded && '+'}
            {target.most === undefined
              ? number(target.figure)
              : words.range(number(target.figure), number(target.most))}
          </b>
        </button>
      ))}
    </span>
  )
}
