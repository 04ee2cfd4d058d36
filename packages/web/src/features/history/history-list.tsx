import type { HistoryEntry } from '@fonte/contract/history'
import { weightLifted } from '@fonte/domain/history/pounds'
import { mainFigure } from '@fonte/domain/history/summarize'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import type { Reading } from '../../platform/query/reading.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Hatch } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { InTurn } from '../../ui/in-turn.tsx'
import { Figure, Stamp } from '../../ui/typography.tsx'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import { atItsPlace, useDayAmongYears } from './at-its-place.ts'
import { historyMessages } from './history-messages.ts'
import type { HistoryLine, Waiting } from './history-overlay.ts'
import type { WholeHistory } from './log/use-whole-history.ts'
import { byMonth } from './months.ts'
import { useDeleteWorkout } from './use-delete-workout.ts'

interface Props {
  history: WholeHistory
  /** Stands where there is no workout. */
  empty: ReactNode
}

/** Every workout, newest first under its month; further ones on demand. */
export function HistoryList({ history, empty }: Props) {
  const { date } = useFormats()
  const months = useMemo(() => byMonth(history.lines, (line) => date(atItsPlace(line), 'month')), [history.lines, date])
  // The button that shows more goes with the last of them: the first of these stands in its place.
  const ids = [...history.lines.map(({ id }) => id), ...(history.more ? ['more'] : [])]
  const place = useRowFocus(ids, 'li > a')
  return (
    <div {...place}>
      {history.lines.length === 0 ? (
        empty
      ) : (
        <InTurn className="grid gap-6">
          {months.map(({ month, lines }) => (
            <section key={month}>
              <Stamp as="h3" className="mb-1">
                {month}
              </Stamp>
              <ol className="border-t-2 border-hair">
                {lines.map((line) => (
                  <li key={line.id} className="flex items-center border-b-2 border-hair">
                    <WorkoutLine line={line} isBelowMonth />
                    <WorkoutMenu line={line} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
          {history.more && <Rest more={history.more} reading={history.rest} />}
        </InTurn>
      )}
    </div>
  )
}

/** Below the lines that show: the way to the rest of them, or that it is not here. */
function Rest({ more, reading }: { more: () => void; reading: Reading }) {
  const words = useWords(historyMessages)
  if (reading === 'failed') return <ErrorState message={words.restMissing} retryLabel={words.retry} onRetry={more} />
  return (
    <Button size="l" className="justify-self-center" pending={reading === 'loading'} onClick={more}>
      {words.more}
    </Button>
  )
}

/** One workout of a list, which opens it: its day, name and figures; the year where no heading tells it. */
export function WorkoutLine({ line, isBelowMonth = false }: { line: HistoryLine; isBelowMonth?: boolean }) {
  const words = useWords(historyMessages)
  const { date, number, unit, weight } = useFormats()
  const day = useDayAmongYears()
  const main = mainFigure(line, line.reps_done ?? 0)
  return (
    <Link
      to="/stats/$entryId"
      params={{ entryId: line.id }}
      className="grid min-h-16 min-w-0 flex-1 grid-cols-[minmax(52px,auto)_minmax(0,1fr)_auto] max-[20em]:grid-cols-1 items-center gap-x-3 py-2 no-underline hover:bg-surface"
    >
      <time dateTime={line.completed_at} className="text-13 text-muted">
        {isBelowMonth ? date(atItsPlace(line), 'shortDate') : day(line)}
      </time>
      <span className="grid min-w-0">
        <b className="[overflow-wrap:anywhere]">{line.program_name}</b>
        <span className="secondary-text">
          {/* Of a workout whose sets were not kept the device knows no count; its page asks the server. */}
          {line.sets_done > 0
            ? words.minutesAndSets(number(line.duration_minutes), line.sets_done, number(line.sets_done))
            : words.onlyMinutes(number(line.duration_minutes))}
        </span>
        {line.waiting && <WaitingMark waiting={line.waiting} />}
      </span>
      {main.of === 'weight' && <MainFigure figure={weight(weightLifted(line))} unit={unit} />}
      {main.of === 'reps' && <MainFigure figure={number(main.count)} unit={words.shortReps(main.count)} />}
    </Link>
  )
}

function MainFigure({ figure, unit }: { figure: string; unit: string }) {
  return (
    <Figure className="text-22 whitespace-nowrap">
      {figure}
      <span className="unit">{unit}</span>
    </Figure>
  )
}

/** What can be done with a workout of a list: change, repeat and delete it. */
export function WorkoutMenu({ line }: { line: HistoryEntry }) {
  const words = useWords(historyMessages)
  const { date } = useFormats()
  const remove = useDeleteWorkout()
  const label = words.actions({ name: line.program_name, date: date(atItsPlace(line), 'shortDate') })
  return (
    <DropdownMenu
      label={label}
      items={[
        {
          label: words.edit,
          link: (
            <Link to="/stats/$entryId/edit" params={{ entryId: line.id }}>
              {words.edit}
            </Link>
          ),
        },
        {
          label: words.repeat,
          link: (
            <Link to="/stats/past" search={{ from: line.id }}>
              {words.repeat}
            </Link>
          ),
        },
        { label: words.remove, icon: 'trash', danger: true, onSelect: () => void remove(line) },
      ]}
    />
  )
}

/** Hatched: this workout is so only on this device. */
export function WaitingMark({ waiting }: { waiting: Waiting }) {
  const words = useWords(historyMessages)
  return (
    <span className="flex items-center gap-2 text-13 [&_.hatching]:h-4 [&_.hatching]:w-7">
      <Hatch />
      {words[waiting]}
    </span>
  )
}
