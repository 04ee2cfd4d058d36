import type { Import } from '@fonte/contract/import'
import { useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Section } from '../../../ui/section.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { formatName, importMessages } from '../import-messages.ts'
import { useImports } from '../import-queries.ts'
import { useImportProgress } from '../sending/import-progress.ts'
import { UndoImport } from './undo-import.tsx'

const mayUndo = ({ undone_at, undo_until }: Import): boolean => undone_at === null && Date.parse(undo_until) > now()

/** The files that were brought in, each with the way to undo it within its 30 days. */
export function ImportList() {
  const words = useWords(importMessages)
  const { known, reading, retry } = useImports()
  const [asked, setAsked] = useState<Import | null>(null)
  const undoable = known?.items.filter(mayUndo).map(({ id }) => id) ?? []
  const place = useRowFocus(undoable, 'li > button')
  return (
    <Section title={words.imports}>
      <div {...place}>
        {known?.items.length === 0 && <p>{words.noImports}</p>}
        {known && known.items.length > 0 && (
          <ul className="line-list">
            {known.items.map((item) => (
              <ImportLine key={item.id} item={item} onUndo={() => setAsked(item)} />
            ))}
          </ul>
        )}
      </div>
      {!known && reading === 'failed' && (
        <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={retry} />
      )}
      {!known && reading === 'loading' && (
        <SkeletonGroup label={words.imports}>
          <Skeleton height={56} />
        </SkeletonGroup>
      )}
      {asked && <UndoImport undone={asked} onClose={() => setAsked(null)} />}
    </Section>
  )
}

/** What is here by an import; of one on its way how far it is, too, and of any other where nothing is. */
function broughtBy(
  item: Import,
  isUnderWay: boolean,
  words: ReturnType<typeof importMessages>,
  number: (value: number) => string,
) {
  const told = (count = 0, say: (shown: string, count: number) => string) =>
    count > 0 ? [say(number(count), count)] : []
  const others = [
    ...told(item.replaced, words.replaced),
    ...told(item.programs, words.programCount),
    ...told(item.measures, words.measureCount),
    ...told(item.exercises, words.exerciseCount),
    ...(item.gym ? [words.gym] : []),
    ...(item.plan ? [words.plan] : []),
  ]
  if (item.workouts === 0 && isUnderWay) return [words.workoutCount(number(0), 0), ...others]
  if (item.workouts === 0 && others.length === 0) return item.undone_at === null ? [words.nothingHere] : []
  return [...told(item.workouts, words.workoutCount), ...others]
}

function ImportLine({ item, onUndo }: { item: Import; onUndo: () => void }) {
  const words = useWords(importMessages)
  const { date, number } = useFormats()
  const isUnderWay = useImportProgress().some(({ import_id }) => import_id === item.id)
  return (
    <li>
      <span className="grid min-w-0">
        <b className="[overflow-wrap:anywhere]">{item.file_name}</b>
        <span className="secondary-text">
          {[date(item.created_at), formatName(item.format), ...broughtBy(item, isUnderWay, words, number)].join(' · ')}
        </span>
      </span>
      {mayUndo(item) && (
        <Button icon="undo" className="flex-none" aria-label={words.undoNamed(item.file_name)} onClick={onUndo}>
          {words.undo}
        </Button>
      )}
      {item.undone_at !== null && <span className="secondary-text">{words.undone}</span>}
    </li>
  )
}
