import type { HistoryEntryWithSets } from '@fonte/contract/history'
import { weightLifted } from '@fonte/domain/history/pounds'
import { mainFigure, totalReps } from '@fonte/domain/history/summarize'
import { isWork } from '@fonte/domain/set/is-work'
import { rowsOfEntry } from '@fonte/domain/workout/history/program-rows'
import { Link, useNavigate } from '@tanstack/react-router'
import { isProblem } from '../../platform/api/api-problem.ts'
import { useTitle } from '../../platform/title.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Icon } from '../../ui/icon.tsx'
import { PageLoader } from '../../ui/page-loader.tsx'
import { KeyFigure, Title } from '../../ui/typography.tsx'
import { useExercises } from '../exercise/exercise-queries.ts'
import { useGym } from '../gym/gym-queries.ts'
import { SaveAsProgram } from '../program/made/save-as-program.tsx'
import { useSpan } from './at-its-place.ts'
import { WorkoutConflict } from './conflict/workout-conflict.tsx'
import { EntrySets, WorkoutNote } from './entry-sets.tsx'
import { WaitingMark } from './history-list.tsx'
import { historyMessages } from './history-messages.ts'
import type { Waiting } from './history-overlay.ts'
import { useEntry } from './log/use-entry.ts'
import { useDeleteWorkout } from './use-delete-workout.ts'

/** `/stats/$entryId`: one finished workout with its sets. */
export function EntryScreen({ entryId }: { entryId: string }) {
  const words = useWords(historyMessages)
  const { entry, waiting, isDeleted, error, refetch } = useEntry(entryId)
  useTitle(entry?.program_name ?? words.title)
  return (
    <>
      <Link to="/stats" className="mb-3 inline-flex min-h-12 items-center gap-1">
        <Icon name="chevron-left" />
        {words.back}
      </Link>
      {entry ? (
        <Entry entry={entry} waiting={waiting} />
      ) : (
        <MissingEntry isDeleted={isDeleted} error={error} onRetry={refetch} />
      )}
    </>
  )
}

/** In place of a workout that is not there: being read, not found, or not to be read now. */
export function MissingEntry({
  isDeleted,
  error,
  onRetry,
}: {
  isDeleted: boolean
  error: unknown
  onRetry: () => void
}) {
  const words = useWords(historyMessages)
  if (!error && !isDeleted) return <PageLoader label={words.loading} />
  return (
    <>
      <Title as="h1" className="mb-4">
        {words.title}
      </Title>
      {isDeleted || isProblem(error, 'not-found') || isProblem(error, 'invalid-input') ? (
        <ErrorState message={words.entryMissing} />
      ) : (
        <ErrorState message={words.entryFailed} retryLabel={words.retry} onRetry={onRetry} />
      )}
    </>
  )
}

function Entry({ entry, waiting }: { entry: HistoryEntryWithSets; waiting: Waiting | null }) {
  const words = useWords(historyMessages)
  const { number, unit, weight } = useFormats()
  const { find } = useExercises()
  const spanOf = useSpan()
  const main = mainFigure(entry, totalReps(entry.sets))
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <header className="grid gap-2">
        <Title as="h1">{entry.program_name}</Title>
        <time className="text-muted" dateTime={entry.completed_at}>
          {spanOf(entry)}
        </time>
        {waiting && <WaitingMark waiting={waiting} />}
        <WorkoutNote sets={entry.sets} notes={entry.notes} />
        <Link
          to="/stats/$entryId/edit"
          params={{ entryId: entry.id }}
          className={buttonClass({ variant: 'ink', className: 'justify-self-start' })}
        >
          <Icon name="edit" />
          {words.edit}
        </Link>
      </header>
      <WorkoutConflict entry={entry} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7.5rem),1fr))] gap-4 border-y-2 border-hair py-4">
        {main.of === 'weight' && <KeyFigure value={weight(weightLifted(entry))} caption={words.weightLifted(unit)} />}
        {main.of === 'reps' && <KeyFigure value={number(main.count)} caption={words.repetitions(main.count)} />}
        <KeyFigure value={number(entry.duration_minutes)} caption={words.minutes(entry.duration_minutes)} />
        <KeyFigure value={number(entry.sets_done)} caption={words.setCount(entry.sets_done)} />
        <KeyFigure value={number(entry.exercises_done)} caption={words.exerciseCount(entry.exercises_done)} />
      </div>
      {entry.sets.length === 0 ? (
        <p>{words.noSets}</p>
      ) : (
        <EntrySets sets={entry.sets} notes={entry.notes} find={find} />
      )}
      <Actions entry={entry} />
    </article>
  )
}

/** A workout of nothing but warm-ups and missed sets makes no program. */
function SaveEntry({ entry: { program_name, sets } }: { entry: HistoryEntryWithSets }) {
  const { find } = useExercises()
  const { gym } = useGym()
  if (!sets.some(isWork)) return null
  return <SaveAsProgram name={program_name} exercises={() => rowsOfEntry(sets, find, gym.rests)} />
}

function Actions({ entry }: { entry: HistoryEntryWithSets }) {
  const words = useWords(historyMessages)
  const navigate = useNavigate()
  const deleteWorkout = useDeleteWorkout()
  const remove = async () => {
    if (await deleteWorkout(entry)) await navigate({ to: '/stats', replace: true })
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/stats/past" search={{ from: entry.id }} className={buttonClass({})}>
        <Icon name="copy" />
        {words.repeat}
      </Link>
      <SaveEntry entry={entry} />
      <Button variant="danger-outline" icon="trash" onClick={() => void remove()}>
        {words.remove}
      </Button>
    </div>
  )
}
