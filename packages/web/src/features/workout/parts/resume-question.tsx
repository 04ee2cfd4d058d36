import type { ReactNode } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { workoutMessages } from '../workout-messages.ts'

interface Props {
  onResume: () => void
  onDiscard: () => void
  children: ReactNode
}

/** A line about the workout under way, with the two ways to go on. */
export function ResumeQuestion({ onResume, onDiscard, children }: Props) {
  const words = useWords(workoutMessages)
  return (
    <span className="grid gap-2 py-1 sm:flex sm:items-center">
      <span className="min-w-0 grow">{children}</span>
      <span className="grid grid-cols-[auto_1fr] gap-2">
        <Button onClick={onDiscard}>{words.discard}</Button>
        <Button variant="ink" onClick={onResume}>
          {words.resume}
        </Button>
      </span>
    </span>
  )
}
