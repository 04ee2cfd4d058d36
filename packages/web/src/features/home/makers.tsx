import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { programMessages } from '../program/program-messages.ts'

interface Props {
  className: string
  onCreate: () => void
  onQuick: () => void
}

/** The ways to a workout that is not there yet: a new program, or none. */
export function Makers({ className, onCreate, onQuick }: Props) {
  const words = useWords(programMessages)
  return (
    <div className={className}>
      <Button icon="plus" onClick={onCreate}>
        {words.create}
      </Button>
      <Button onClick={onQuick}>{words.quick}</Button>
    </div>
  )
}
