import { useNavigate } from '@tanstack/react-router'
import { useObservable } from '../../../platform/observable.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { atItsPlace } from '../at-its-place.ts'
import { waitingHistory } from '../history-queries.ts'
import { conflictMessages } from './conflict-messages.ts'

/** Tells of workouts that were changed here and elsewhere, and leads to the page of each, which asks. */
export function WorkoutConflictNotice() {
  const words = useWords(conflictMessages)
  const { date } = useFormats()
  const navigate = useNavigate()
  const asked = [...useObservable(waitingHistory).written.values()].filter(({ waiting }) => waiting === 'asked')
  return asked.map((entry) => (
    <Notice
      key={entry.id}
      actions={
        <Button variant="ink" onClick={() => void navigate({ to: '/stats/$entryId', params: { entryId: entry.id } })}>
          {words.choose}
        </Button>
      }
    >
      {words.waits({ name: entry.program_name, day: date(atItsPlace(entry), 'shortDate') })}
    </Notice>
  ))
}
