import equipment from '@fonte/domain/data/equipment.json' with { type: 'json' }
import { measureOf } from '@fonte/domain/set/measure-of'
import { localized } from '@fonte/domain/words/localized'
import type { WorkoutPlace } from '@fonte/domain/workout/plan/place'
import { equipmentOf, mainEquipment, offeredCandidates, swapCandidates } from '@fonte/domain/workout/swap/candidates'
import { useMemo, useState } from 'react'
import { now } from '../../../platform/clock.ts'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { DockDialog } from '../../../ui/dock-dialog.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useGuide } from '../../exercise/guide/guide-queries.ts'
import { useGuided } from '../guided.ts'
import { CandidateRow } from './candidate-row.tsx'
import { AllExercises } from './exercise-selector.ts'
import { toolsMessages } from './tools-messages.ts'
import { useChange } from './use-change.ts'

type To = { readonly exercise_id: string; readonly name: string; readonly name_en: string | null }

/** What can take an exercise's place: its recorded sets stay, the open ones move over. */
export function SwapDialog({ place, onClose }: { place: WorkoutPlace; onClose: () => void }) {
  const words = useWords(toolsMessages)
  const { lang } = useFormats()
  const { state, last, library } = useGuided()
  const change = useChange()
  const { candidates, taken, setTaken, all } = useCandidates(place)
  const [searching, setSearching] = useState(false)
  const swap = (to: To) => {
    const said = words.swapped(localized(to, 'name', lang))
    const measure = measureOf(library.find(to.exercise_id), { reps: 0 })
    const swapped = { place: place.id, to: { place: newUuid(), ...to }, measure, returns: true } as const
    if (change({ type: 'swap-exercise', at: now(), ...swapped }, said)) onClose()
  }
  if (searching) {
    const added = new Set(state.places.map(({ exercise_id }) => exercise_id))
    const pick = ([picked]: readonly To[]) => picked && swap(picked)
    const recent = [...last.keys()]
    return <AllExercises added={added} recent={recent} room={1} onAdd={pick} onClose={() => setSearching(false)} />
  }
  const done = place.slots.filter(({ status }) => status === 'done').length
  const open = place.slots.filter(({ status }) => status === 'todo').length
  return (
    <DockDialog
      onClose={onClose}
      title={words.swap}
      description={words.swapText(localized(place, 'name', lang), done, open)}
      footer={
        <>
          <Button size="l" onClick={onClose}>
            {words.close}
          </Button>
          <Button size="l" icon="search" onClick={() => setSearching(true)}>
            {words.search}
          </Button>
        </>
      }
    >
      {all.length > 1 && <EquipmentChips ids={all} taken={taken} onChange={setTaken} />}
      {candidates.length === 0 && <p className="text-muted">{words.noCandidate}</p>}
      <ul className="line-list" aria-label={words.candidates}>
        {candidates.map(({ exercise, planned }) => (
          <li key={exercise.id}>
            <CandidateRow
              exercise={exercise}
              planned={planned}
              onSwap={() => swap({ exercise_id: exercise.id, name: exercise.name, name_en: exercise.name_en })}
            />
          </li>
        ))}
      </ul>
    </DockDialog>
  )
}

/** The candidates without those whose equipment is taken: at first that of the swapped exercise, where there is a choice. */
function useCandidates(place: WorkoutPlace) {
  const { state, last } = useGuided()
  const { items, find } = useExercises()
  const swapped = find(place.exercise_id)
  const substitutes = useGuide(place.exercise_id).guide?.substitutes
  const found = useMemo(() => {
    if (!swapped) return []
    const planned = new Set(state.places.map(({ exercise_id }) => exercise_id))
    return swapCandidates(swapped, items, { planned, done: [...last.keys()], substitutes })
  }, [swapped, items, state.places, last, substitutes])
  const own = swapped && mainEquipment(swapped)
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set(own === undefined ? [] : [own]))
  const all = useMemo(() => (swapped ? equipmentOf(swapped, found) : []), [swapped, found])
  return { candidates: offeredCandidates(found, taken), taken, setTaken, all }
}

interface ChipsProps {
  ids: readonly string[]
  taken: ReadonlySet<string>
  onChange: (taken: ReadonlySet<string>) => void
}

/** One button for each kind of equipment: pressed is free. */
function EquipmentChips({ ids, taken, onChange }: ChipsProps) {
  const words = useWords(toolsMessages)
  const { lang } = useFormats()
  const toggle = (id: string) => onChange(taken.symmetricDifference(new Set([id])))
  return (
    <fieldset className="chips scrolling" aria-label={words.equipment}>
      {ids.map((id) => (
        <button key={id} type="button" className="chip" aria-pressed={!taken.has(id)} onClick={() => toggle(id)}>
          {equipment.find((row) => row.id === id)?.name[lang] ?? id}
        </button>
      ))}
    </fieldset>
  )
}
