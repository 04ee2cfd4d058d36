import type { ImportName } from '@fonte/contract/import'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Section } from '../../../ui/section.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { PickExercise } from '../check/pick-exercise.tsx'
import type { Lifts } from '../check/use-lifts.ts'
import { importMessages } from '../import-messages.ts'
import { bringImportOperations } from '../import-operations.ts'
import { importsQuery, useImports } from '../import-reads.ts'

/** What names of files stand for the next time; each can be changed or forgotten. */
export function RememberedNames({ lifts }: { lifts: Lifts }) {
  const words = useWords(importMessages)
  const { known } = useImports()
  const [picking, setPicking] = useState<string | null>(null)
  const put = async (name: string, exercise_id: string | null) => {
    bringImportOperations()
    await call('put-import-name', { body: { name, exercise_id } })
    await renewReads(queryClient, importsQuery.queryKey)
  }
  const { run } = useCall(put, { title: words.notKept })
  if (!known || known.names.length === 0) return null
  return (
    <Section title={words.names} count={known.names.length}>
      <ul className="line-list">
        {known.names.map((remembered) => (
          <NameLine
            key={remembered.name}
            remembered={remembered}
            exercise={lifts.nameOf(remembered.exercise_id) ?? words.goneExercise}
            onChange={() => setPicking(remembered.name)}
            onForget={() => void run(remembered.name, null)}
          />
        ))}
      </ul>
      {picking !== null && (
        <PickExercise
          title={words.search(picking)}
          lifts={lifts}
          onPick={(id) => {
            void run(picking, id)
            setPicking(null)
          }}
          onClose={() => setPicking(null)}
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
    <li>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
      <Button aria-label={`${words.becomes(name)} ${exercise}`} onClick={onChange}>
        {exercise}
      </Button>
      <IconButton icon="trash" label={words.forget(name)} onClick={onForget} />
    </li>
  )
}
