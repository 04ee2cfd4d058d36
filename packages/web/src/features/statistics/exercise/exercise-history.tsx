import type { LoadedSet, Performance } from '@fonte/domain/statistics/performances'
import { type RecordBook, recordsOfWorkout } from '@fonte/domain/statistics/records'
import { Link } from '@tanstack/react-router'
import { Fragment, useState } from 'react'
import { useRecordTexts } from '../../../platform/words/record-texts.ts'
import { recordWords } from '../../../platform/words/record-words.ts'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Figure } from '../../../ui/typography.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useDayAmongYears } from '../../history/at-its-place.ts'
import { SetMarks } from '../../workout/kind/set-marks.tsx'
import { exerciseProgressMessages } from './exercise-progress-messages.ts'
import { useDoneText, useVolumeFigure } from './figure-texts.ts'

interface Props {
  /** Oldest first. */
  performances: readonly Performance[]
  book: RecordBook
}

/** How many workouts are shown at first, and come with each tap. */
const pageLength = 10

/** The workouts of the exercise with its sets, newest first. */
export function ExerciseHistory({ performances, book }: Props) {
  const words = useWords(exerciseProgressMessages)
  const [shown, setShown] = useState(pageLength)
  const newest = performances.toReversed()
  return (
    <>
      <ol className="exercise-history">
        {newest.slice(0, shown).map((workout) => (
          <li key={workout.entry.id}>
            <PastPerformance workout={workout} book={book} />
          </li>
        ))}
      </ol>
      {newest.length > shown && (
        <Button size="l" className="mt-3" onClick={() => setShown(shown + pageLength)}>
          {words.more}
        </Button>
      )}
    </>
  )
}

function PastPerformance({ workout, book }: { workout: Performance; book: RecordBook }) {
  const words = useWords(exerciseProgressMessages)
  const records = useWords(recordWords)
  const texts = useRecordTexts()
  const { unit } = useFormats()
  const day = useDayAmongYears()
  const volumeText = useVolumeFigure()
  const { entry, sets, volume } = workout
  const warmUps = sets.filter(({ set }) => set.kind === 'warmup')
  const others = sets.filter(({ set }) => set.kind !== 'warmup')
  const [record] = recordsOfWorkout(book.records, entry.id)
  return (
    <Link to="/stats/$entryId" params={{ entryId: entry.id }}>
      <time className="secondary-text" dateTime={entry.completed_at}>
        {day(entry)}
      </time>
      <span className="grid min-w-0 gap-1">
        <b className="[overflow-wrap:anywhere]">{entry.program_name}</b>
        {warmUps.length > 0 && (
          <span className="secondary-text">
            <Sets sets={warmUps} book={book} />
          </span>
        )}
        <span>
          <Sets sets={others} book={book} />
        </span>
        {record && <span className="record-tag">{records.record(texts.told(record))}</span>}
      </span>
      {volume.weight > 0 && (
        <Figure aria-label={words.volumeOfWorkout(`${volumeText(volume)} ${unit}`)} role="img">
          {volumeText(volume)}
        </Figure>
      )}
    </Link>
  )
}

function Sets({ sets, book }: { sets: readonly LoadedSet[]; book: RecordBook }) {
  const words = useWords(setWords)
  const doneText = useDoneText()
  const recordSets = new Set(book.records.map(({ done }) => done))
  // Sets that are alike stand side by side: their place is what tells them apart.
  const placed = sets.map((done, place) => ({ done, place }))
  return placed.map(({ done, place }) => {
    const { kind = 'work', side } = done.set
    const figures = doneText(done.set)
    return (
      <Fragment key={place}>
        {place > 0 && ' '}
        <span className="inline-block">
          <SetMarks kind={kind} side={side} />
          {kind !== 'work' && <VisuallyHidden>{words[kind]} </VisuallyHidden>}
          {side && <VisuallyHidden>{words[side]} </VisuallyHidden>}
          {recordSets.has(done) ? <b>{figures}</b> : figures}
          {place < sets.length - 1 && ' ·'}
        </span>
      </Fragment>
    )
  })
}
