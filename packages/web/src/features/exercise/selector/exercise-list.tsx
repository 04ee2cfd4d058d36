import type { Exercise } from '@fonte/contract/exercise'
import { useMemo, useRef } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { exerciseMessages } from '../exercise-messages.ts'
import type { Exercises } from '../exercise-queries.ts'
import type { ExerciseQuery } from '../exercise-search.ts'
import { ExerciseRow, type RowActions } from './exercise-row.tsx'
import { firstRows, type ListSection } from './sections.ts'
import { isOwn, type Selection } from './selection.ts'
import { useWindow } from './use-window.ts'

interface Props {
  exercises: Exercises
  muscles: Muscles
  /** What was looked for, and what was found by it. */
  query: ExerciseQuery
  results: readonly ListSection<Exercise>[]
  selection: Selection
  added: ReadonlySet<string>
  userId: string
  actions: RowActions
}

/** The exercises that were found, or why there are none. */
export function ExerciseList({ exercises, results, ...rest }: Props) {
  const words = useWords(exerciseMessages)
  const head = useRef<HTMLParagraphElement>(null)
  const ids = results.flatMap(({ items }) => items.map(({ id }) => id))
  useFocusAfterRemoval(ids, (at) => {
    const row = head.current?.nextElementSibling?.querySelectorAll('li')[at]
    const next = row?.querySelector<HTMLElement>(':is(input, button):not(:disabled)') ?? head.current
    next?.focus()
  })
  if (exercises.reading === 'loading') return <LoadingRows label={words.loading} />
  if (exercises.reading === 'failed') {
    return <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={exercises.retry} />
  }
  const count = results.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      <p ref={head} tabIndex={-1} className="secondary-text outline-none" role="status">
        {words.results({ count })}
      </p>
      {count === 0 ? (
        <EmptyState title={words.noResult}>{words.noResultText}</EmptyState>
      ) : (
        <Rows results={results} waiting={exercises.waiting} {...rest} />
      )}
    </>
  )
}

type RowsProps = Omit<Props, 'exercises'> & Pick<Exercises, 'waiting'>

function Rows({ query, results, waiting, muscles, selection, added, userId, actions }: RowsProps) {
  const words = useWords(exerciseMessages)
  const rows = useMemo(() => results.flatMap(({ items }) => items), [results])
  const { shown, end } = useWindow(rows, query)
  return (
    <div className="grid gap-4">
      {firstRows(results, shown.length).map(({ title, items }) => (
        <section key={title ?? 'found'}>
          {title && <h3 className="field-label">{words[title]}</h3>}
          <ul className="border-t-2 border-hair">
            {items.map((exercise) => (
              <ExerciseRow
                key={exercise.id}
                exercise={exercise}
                muscles={muscles}
                selected={selection.includes(exercise.id)}
                added={added.has(exercise.id)}
                own={isOwn(exercise, userId)}
                waiting={waiting.has(exercise.id)}
                actions={actions}
              />
            ))}
          </ul>
        </section>
      ))}
      <div ref={end} />
    </div>
  )
}

function LoadingRows({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className="stack">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
        <Skeleton key={row} height={64} />
      ))}
    </SkeletonGroup>
  )
}
