import type { ImportName } from '@fonte/contract/import'
import { useRef, useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { useFocusAfterRemoval } from '../../../ui/use-focus-after-removal.ts'
import { PickExercise } from '../check/pick-exercise.tsx'
import type { Lifts } from '../check/use-lifts.ts'
import { importMessages } from '../import-messages.ts'
import { useImports } from '../import-queries.ts'
import { type NameChange, RenameBrought } from './rename-brought.tsx'
import { usePutName } from './use-put-name.ts'

interface Props {
  lifts: Lifts
  /** Called when the last name goes and takes the focus with it. */
  onLast: () => void
}

/** What names of files stand for the next time; each can be changed or forgotten. */
export function RememberedNames({ lifts, onLast }: Props) {
  const words = useWords(importMessages)
  const { known } = useImports()
  const [picking, setPicking] = useState<ImportName | null>(null)
  const [asked, setAsked] = useState<NameChange | null>(null)
  const { run } = usePutName()
  // What a name became is said only once it is stored.
  const change = usePutName(({ name, exercise_id: to }) => {
    if (picking !== null && to !== null) setAsked({ name, from: picking.exercise_id, to })
  })
  const list = useRef<HTMLUListElement>(null)
  const ids = known?.names.map(({ name }) => name) ?? []
  useFocusAfterRemoval(ids, (at) => {
    if (at < 0) onLast()
    else list.current?.querySelectorAll<HTMLElement>('.icon-button')[at]?.focus()
  })
  if (!known || known.names.length === 0) return null
  return (
    <Section title={words.names} count={known.names.length}>
      <ul ref={list} className="line-list">
        {known.names.map((remembered) => (
          <NameLine
            key={remembered.name}
            remembered={remembered}
            exercise={lifts.nameOf(remembered.exercise_id) ?? words.goneExercise}
            onChange={() => setPicking(remembered)}
            onForget={() => void run({ name: remembered.name, exercise_id: null })}
          />
        ))}
      </ul>
      {picking !== null && (
        <PickExercise
          title={words.search(picking.name)}
          lifts={lifts}
          onPick={(id) => {
            setPicking(null)
            if (id === picking.exercise_id) return
            void change.run({ name: picking.name, exercise_id: id })
          }}
          onClose={() => setPicking(null)}
        />
      )}
      {asked && (
        <RenameBrought
          renaming={asked}
          exercise={lifts.nameOf(asked.to) ?? words.goneExercise}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}

interface LineProps {
  remembered: ImportName
  exercise: string
  onChange: () => void
  onForget: () => void
}

function NameLine({ remembered: { name }, exercise, onChange, onForget }: LineProps) {
  const words = useWords(importMessages)
  return (
    <li className="remembered-name">
      <span>{name}</span>
      <Button aria-label={`${words.becomes(name)} ${exercise}`} onClick={onChange}>
        {exercise}
      </Button>
      <IconButton icon="trash" label={words.forget(name)} onClick={onForget} />
    </li>
  )
}
