import { plannedDays } from '@fonte/domain/exchange/write/planned-events'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { localized } from '@fonte/domain/words/localized'
import { useMemo, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { saveFile } from '../../../platform/file/save-file.ts'
import { localDay } from '../../../platform/local-day.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { usePrograms } from '../../program/program-queries.ts'
import { useTrainingPlan } from '../../training-plan/training-plan-queries.ts'
import { exportMessages } from './export-messages.ts'
import { calendarFile } from './log-file.ts'

/** The workouts as a calendar, and the days that the person plans where they want them, too. */
export function CalendarFile({ entries }: { entries: readonly LogEntry[] }) {
  const words = useWords(exportMessages)
  const formats = useFormats()
  const { find } = useExercises()
  const { user } = useSignedIn()
  const { days, isRotation } = usePlannedDays()
  const [isWanted, setIsWanted] = useState(false)
  const withDays = isWanted && days.length > 0
  const save = () => {
    const week = withDays ? { owner: user.id, days, at: now() } : null
    saveFile(calendarFile(entries, week, find, formats), words.calendarFile, 'text/calendar')
  }
  if (entries.length === 0 && days.length === 0) return <p role="status">{words.none}</p>
  return (
    <div className="stack">
      <p className="strong-text">{words.workouts({ count: entries.length })}</p>
      {days.length > 0 && (
        <Checkbox
          label={words.plannedDays({ count: days.length })}
          checked={isWanted}
          onChange={(event) => setIsWanted(event.target.checked)}
        />
      )}
      {days.length > 0 && <p className="secondary-text">{words.plannedStay}</p>}
      {isRotation && <p className="secondary-text">{words.rotation}</p>}
      <Button icon="download" size="l" variant="ember" disabled={entries.length === 0 && !withDays} onClick={save}>
        {words.download}
      </Button>
    </div>
  )
}

/** The days of the training plan, each with its program in the words of its reader. */
function usePlannedDays() {
  const words = useWords(exportMessages)
  const { lang } = useFormats()
  const { plan } = useTrainingPlan()
  const { items } = usePrograms()
  const { find } = useExercises()
  const days = useMemo(
    () =>
      plannedDays(plan, localDay(now()), (id) => {
        const program = items.find((item) => item.id === id)
        if (!program) return null
        const lines = program.exercises.map((row) => {
          return words.plannedExercise({
            name: localized(find(row.exercise_id) ?? row, 'name', lang),
            count: row.sets.length,
          })
        })
        return { title: localized(program, 'name', lang), lines }
      }),
    [plan, items, find, words, lang],
  )
  return { days, isRotation: plan.schedule.kind === 'rotation' }
}
