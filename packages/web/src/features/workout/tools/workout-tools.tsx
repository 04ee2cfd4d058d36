import type { StoredWeight } from '@fonte/domain/units/weight'
import { currentStep } from '@fonte/domain/workout/selectors'
import { useEffect, useEffectEvent } from 'react'
import { useGuided } from '../guided.ts'
import { usePace } from '../pace/use-pace.ts'
import { PlatesDialog } from '../plates/plates-dialog.tsx'
import { SetsDialog } from '../sets/sets-dialog.tsx'
import { AddExercise } from './add-exercise.tsx'
import { NoteDialog } from './note-dialog.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { SwapDialog } from './swap-dialog.tsx'
import { TimeDialog } from './time-dialog.tsx'
import type { Tool } from './tool.ts'

interface Props {
  tool: Tool
  /** What stands in the boxes of the set that is to do now. */
  load: StoredWeight
  onClose: () => void
}

/** The tool that is open over the workout, or beside it; one whose exercise is gone closes. */
export function WorkoutTools({ tool, load, onClose }: Props) {
  const { state } = useGuided()
  if (tool.kind === 'add-exercise') return <AddExercise onClose={onClose} />
  if (tool.kind === 'time') return <PacedTimeDialog onClose={onClose} />
  if (tool.kind === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  if (tool.kind === 'plates') {
    const current = currentStep(state)?.place
    return current ? <PlatesDialog place={current} load={load} onClose={onClose} /> : null
  }
  const place = state.places.find(({ id }) => id === tool.place)
  if (!place) return <GoneTool onClose={onClose} />
  if (tool.kind === 'swap') return <SwapDialog key={place.id} place={place} onClose={onClose} />
  if (tool.kind === 'sets') return <SetsDialog place={place} onClose={onClose} />
  const slot = place.slots.find(({ id }) => id === tool.slot)
  return <NoteDialog place={place} slot={slot} first={tool.of} onClose={onClose} />
}

/** Closes at once: left open, the tool would be back as soon as its exercise is. */
function GoneTool({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [])
  return null
}

function PacedTimeDialog({ onClose }: { onClose: () => void }) {
  return <TimeDialog pace={usePace()} onClose={onClose} />
}
