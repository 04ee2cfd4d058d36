import type { Exercise } from '@fonte/contract/exercise'
import type { PickedExercise } from '@fonte/domain/program/editing'
import { useCallback, useMemo, useState } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ModalFrame } from '../../../ui/modal-frame.tsx'
import { useToast } from '../../../ui/toast.ts'
import { Title } from '../../../ui/typography.tsx'
import { useMuscles } from '../../muscle/muscle-queries.ts'
import { exerciseMessages } from '../exercise-messages.ts'
import { useExercises } from '../exercise-queries.ts'
import { type ExerciseQuery, useExerciseSearch } from '../exercise-search.ts'
import { DeleteExercise } from '../form/delete-exercise.tsx'
import { ExerciseFormDialog } from '../form/exercise-form-dialog.tsx'
import { useOpenExercise } from '../use-exercise-url.ts'
import { ExerciseFilter } from './exercise-filter.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { sectionsOf } from './sections.ts'
import { type Selection, toggled } from './selection.ts'
import { SelectorFooter } from './selector-footer.tsx'

interface Props {
  /** Exercises that are in the program already. */
  added: ReadonlySet<string>
  /** Only exercises that everybody can read, for a program that everybody gets. */
  globalOnly?: boolean
  /** Ids of what was done last, the latest first: it stands in front of the list. */
  recent?: readonly string[]
  /** How many more the program may hold. */
  room: number
  onAdd: (picked: readonly PickedExercise[]) => void
  onClose: () => void
}

const nothing: readonly string[] = []

const everything: ExerciseQuery = { text: '', group: '', equipment: '' }

/** What lies over the selector. */
type Over = { readonly kind: 'remove' | 'edit'; readonly exercise: Exercise } | { readonly kind: 'create' } | null

/** Finds and picks exercises for a program; one's own can be made, changed and deleted here. */
export function ExerciseSelector({ added, globalOnly = false, recent = nothing, room, onAdd, onClose }: Props) {
  const words = useWords(exerciseMessages)
  const { toast } = useToast()
  const { user } = useSignedIn()
  const exercises = useExercises()
  const muscles = useMuscles()
  const [query, setQuery] = useState(everything)
  const [selection, setSelection] = useState<Selection>([])
  const [over, setOver] = useState<Over>(null)
  const offered = useMemo(
    () => (globalOnly ? exercises.items.filter(({ creator_id }) => creator_id === null) : exercises.items),
    [exercises.items, globalOnly],
  )
  const found = useExerciseSearch(offered, muscles, query)
  const results = useMemo(
    () => (query.text.trim() === '' ? sectionsOf(found, recent) : [{ title: null, items: found }]),
    [found, recent, query.text],
  )
  const toggle = useCallback((id: string) => setSelection((before) => toggled(before, id)), [])
  const details = useOpenExercise()
  const actions = useMemo(() => ({ toggle, details, ...openers(setOver) }), [toggle, details])
  // What was just made is ticked and stands alone in the list, whatever was searched before.
  const showCreated = (id: string, name: string) => {
    toggle(id)
    setQuery({ ...everything, text: name })
  }
  const picked = selection.flatMap((id) => {
    const exercise = exercises.find(id)
    return exercise && !exercise.archived && !added.has(id) ? exercise : []
  })
  const add = () => {
    if (picked.length === 0) {
      toast({ title: words.nothingSelected, description: words.nothingSelectedText, variant: 'destructive' })
    } else if (picked.length <= room) {
      onAdd(picked.map(({ id, name, name_en, measure }) => ({ exercise_id: id, name, name_en, measure })))
    }
  }
  return (
    <ModalFrame
      open
      onClose={onClose}
      className="dialog wide sm:h-[calc(100dvh-32px)]"
      aria-label={words.selectorTitle}
    >
      <div className="selector-head">
        <div className="selector-title">
          <Title as="h2" tabIndex={-1} data-first-focus="">
            {words.selectorTitle}
          </Title>
          <IconButton icon="close" label={words.close} onClick={onClose} className="-mr-3" />
        </div>
        <ExerciseFilter items={offered} muscles={muscles} query={query} onChange={setQuery} />
      </div>
      <ExerciseList
        exercises={exercises}
        muscles={muscles}
        query={query}
        results={results}
        selection={selection}
        added={added}
        userId={user.id}
        actions={actions}
      />
      <SelectorFooter
        count={picked.length}
        room={room}
        onAdd={add}
        onCreate={globalOnly ? undefined : () => setOver({ kind: 'create' })}
      />
      <Overlay over={over} searched={query.text} onClose={() => setOver(null)} onCreated={showCreated} />
    </ModalFrame>
  )
}

const openers = (open: (over: Over) => void) => ({
  edit: (exercise: Exercise) => open({ kind: 'edit', exercise }),
  remove: (exercise: Exercise) => open({ kind: 'remove', exercise }),
})

interface OverlayProps {
  over: Over
  searched: string
  onClose: () => void
  onCreated: (id: string, name: string) => void
}

function Overlay({ over, searched, onClose, onCreated }: OverlayProps) {
  switch (over?.kind) {
    case 'edit':
      return <ExerciseFormDialog exercise={over.exercise} onClose={onClose} />
    case 'create':
      return <ExerciseFormDialog suggestedName={searched} onClose={onClose} onCreated={onCreated} />
    case 'remove':
      return <DeleteExercise exercise={over.exercise} onClose={onClose} />
    default:
      return null
  }
}
