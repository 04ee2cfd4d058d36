import type { DoneExercise } from '@fonte/domain/statistics/overview/exercises-done'
import type { Training } from '@fonte/domain/statistics/overview/training'
import { fold } from '@fonte/domain/words/fold'
import { localized } from '@fonte/domain/words/localized'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { liftWithUnit } from '../../../platform/words/lift-figures.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Section } from '../../../ui/section.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Figure } from '../../../ui/typography.tsx'
import type { Library } from '../../exercise/library-queries.ts'
import { useDayAmongYears } from '../../history/at-its-place.ts'
import { useDoneText } from '../exercise/figure-texts.ts'
import { chartMessages } from './chart-messages.ts'

/** So many stand there before more are asked for. */
const shownFirst = 8

interface Row extends DoneExercise {
  /** What it is called now, else what it was called when it was done. */
  readonly title: string
}

/** Every exercise of the log, the latest first: how often, when last and the heaviest set; each opens its own page. */
export function ExercisesDoneList({ training, find }: { training: Training; find: Library['find'] }) {
  const words = useWords(chartMessages)
  const { number } = useFormats()
  const [text, setText] = useState('')
  const [isWhole, setWhole] = useState(false)
  const rows = useDone(training, find)
  const found = useMemo(() => matching(rows, text), [rows, text])
  const shown = isWhole || text !== '' ? found : found.slice(0, shownFirst)
  return (
    <Section title={words.exercisesDone}>
      <p className="secondary-text mb-3">
        {words.exercisesSentence({ count: rows.length, shown: number(rows.length) })}
      </p>
      {rows.length > shownFirst && (
        <TextInput
          type="search"
          lead="search"
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      )}
      <p className="visually-hidden" role="status">
        {(isWhole || text !== '') && words.found({ count: found.length, shown: number(found.length) })}
      </p>
      <ul className="exercises-done">
        {shown.map((row) => (
          <DoneLine key={row.id} row={row} />
        ))}
      </ul>
      {found.length === 0 && <p>{words.noneFound}</p>}
      {shown.length < found.length && (
        <Button className="mt-3" onClick={() => setWhole(true)}>
          {words.allExercises}
        </Button>
      )}
    </Section>
  )
}

function useDone(training: Training, find: Library['find']): readonly Row[] {
  const { lang } = useFormats()
  return useMemo(() => {
    const { compare } = new Intl.Collator(lang)
    const rows = [...training.exercises.values()].map((done) => {
      const exercise = find(done.id)
      const title = exercise ? localized(exercise, 'name', lang) : done.name
      return { ...done, title, doneAt: Date.parse(done.last.completed_at) }
    })
    return rows.sort((a, b) => b.doneAt - a.doneAt || compare(a.title, b.title))
  }, [training, find, lang])
}

/** Those in whose name every word stands that is looked for, without regard to accents. */
function matching(rows: readonly Row[], text: string): readonly Row[] {
  if (text === '') return rows
  const wanted = fold(text).split(' ')
  return rows.filter(({ title }) => {
    const name = fold(title)
    return wanted.every((word) => name.includes(word))
  })
}

function DoneLine({ row }: { row: Row }) {
  const words = useWords(chartMessages)
  const { number } = useFormats()
  const day = useDayAmongYears()
  return (
    <li>
      <Link to="/stats/exercises/$exerciseId" params={{ exerciseId: row.id }} className="exercise-done">
        <b className="wrap-anywhere">{row.title}</b>
        <Figure className="text-22">{row.best && <BestText set={row.best.set} />}</Figure>
        <span className="secondary-text">
          {day(row.last)}
          {' · '}
          {words.workoutCount({ count: row.workouts, shown: number(row.workouts) })}
        </span>
      </Link>
    </li>
  )
}

/** A recorded set in a few signs, with the unit of its load. */
function BestText({ set }: { set: NonNullable<DoneExercise['best']>['set'] }) {
  const formats = useFormats()
  const doneText = useDoneText()
  return set.assist ? doneText(set) : liftWithUnit(formats, set)
}
