import type { Program } from '@fonte/contract/program'
import { shownName } from '@fonte/domain/words/visible-text'
import { useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useTrainingPlan } from '../training-plan-queries.ts'
import { folderMessages } from './folder-messages.ts'

const FoldersDialog = lazyPart(async () => (await import('./folders-dialog.tsx')).FoldersDialog)

interface Props {
  programs: readonly Program[]
  /** The programs that are shown; null for all. */
  onChoose: (programs: readonly string[] | null) => void
}

/** The folders of one's own programs: a tap shows what stands in one. From two programs on there is something to sort. */
export function FolderChips({ programs, onChoose }: Props) {
  const words = useWords(folderMessages)
  const { plan, refused } = useTrainingPlan()
  const [chosen, setChosen] = useState<string | null>(null)
  const [sorting, setSorting] = useState(false)
  const folders = plan.folders ?? []
  const choose = (name: string | null, ids: readonly string[] | null) => {
    setChosen(name)
    onChoose(ids)
  }
  const open = folders.find(({ name }) => name === chosen)
  const isEmpty = open !== undefined && !programs.some(({ id }) => open.programs.includes(id))
  if (programs.length < 2 && folders.length === 0) return null
  return (
    <div className="mb-3 grid justify-items-start gap-2">
      {folders.length > 0 && (
        <fieldset className="chips" aria-label={words.folders}>
          <Chip label={words.all} pressed={chosen === null} onPress={() => choose(null, null)} />
          {folders.map(({ name, programs: ids }) => (
            <Chip key={name} label={shownName(name)} pressed={chosen === name} onPress={() => choose(name, ids)} />
          ))}
        </fieldset>
      )}
      <Button variant="quiet" disabled={refused.length > 0} onClick={() => setSorting(true)}>
        {folders.length > 0 ? words.folders : words.sort}
      </Button>
      {isEmpty && <p className="text-muted">{words.empty}</p>}
      {sorting && (
        <FoldersDialog
          plan={plan}
          programs={programs}
          onClose={() => {
            choose(null, null)
            setSorting(false)
          }}
        />
      )}
    </div>
  )
}

function Chip({ label, pressed, onPress }: { label: string; pressed: boolean; onPress: () => void }) {
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onPress}>
      {label}
    </button>
  )
}
