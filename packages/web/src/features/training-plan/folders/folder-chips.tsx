import type { Program } from '@fonte/contract/program'
import { shownName } from '@fonte/domain/words/visible-text'
import { useEffect, useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { useTrainingPlan } from '../training-plan-queries.ts'
import { folderMessages } from './folder-messages.ts'

const FoldersDialog = lazyPart(async () => (await import('./folders-dialog.tsx')).FoldersDialog)

interface Props {
  programs: readonly Program[]
  /** Told the programs that are shown, whenever these change; null for all. Never changes. */
  onChoose: (programs: readonly string[] | null) => void
}

/** The folders of one's own programs: a tap shows what stands in one. From two programs on there is something to sort. */
export function FolderChips({ programs, onChoose }: Props) {
  const words = useWords(folderMessages)
  const { plan, refused } = useTrainingPlan()
  const [chosen, setChosen] = useState<string | null>(null)
  const [sorting, setSorting] = useState(false)
  const folders = plan.folders ?? []
  // It may be changed on another device while it is shown.
  const open = folders.find(({ name }) => name === chosen)
  const shown = open?.programs ?? null
  useEffect(() => onChoose(shown), [shown, onChoose])
  const isEmpty = open !== undefined && !programs.some(({ id }) => open.programs.includes(id))
  if (programs.length < 2 && folders.length === 0) return null
  return (
    <div className="mb-3 grid justify-items-start gap-2">
      {folders.length > 0 && (
        <fieldset className="chips" aria-label={words.folders}>
          <Chip label={words.all} pressed={!open} onPress={() => setChosen(null)} />
          {folders.map(({ name }) => (
            <Chip key={name} label={shownName(name)} pressed={chosen === name} onPress={() => setChosen(name)} />
          ))}
        </fieldset>
      )}
      <Button variant="quiet" className="button-flush" disabled={refused.length > 0} onClick={() => setSorting(true)}>
        {folders.length > 0 ? words.folders : words.sort}
      </Button>
      {isEmpty && <p className="text-muted">{words.empty}</p>}
      {sorting && (
        <FoldersDialog
          plan={plan}
          programs={programs}
          onClose={() => {
            setChosen(null)
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
