import { ExerciseSheet } from '../features/exercise/exercise-sheet.tsx'
import { exerciseProgressMessages } from '../features/statistics/exercise/exercise-progress-messages.ts'
import { SheetHistory, SheetProgress } from '../features/statistics/exercise/sheet-parts.tsx'
import { useWords } from '../platform/words/words.ts'

/** The sheet of an exercise, with what was done of it and how it went. */
export function ExerciseWindow({ exerciseId }: { exerciseId: string }) {
  const words = useWords(exerciseProgressMessages)
  return (
    <ExerciseSheet
      exerciseId={exerciseId}
      tabs={[
        { value: 'history', label: words.history, content: <SheetHistory exerciseId={exerciseId} /> },
        { value: 'progress', label: words.progress, content: <SheetProgress exerciseId={exerciseId} /> },
      ]}
    />
  )
}
