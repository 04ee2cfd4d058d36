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

/** The tool that is open over the workout; one whose exercise is gone closes. */
export function WorkoutTools({ tool, onClose }: { tool: Tool; onClose: () => void }) {
  const { state } = useGuided()
  if (tool.kind === 'add-exercise') return <AddExercise onClose={onClose} />
  if (tool.kind === 'time') return <PacedTimeDialog onClose={onClose} />
  if (tool.kind === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  const place = state.places.find(({ id }) => id === tool.place)
  if (!place) return null
  if (tool.kind === 'swap') return <SwapDialog place={place} onClose={onClose} />
  if (tool.kind === 'plates') return <PlatesDialog place={place} load={tool.load} onClose={onClose} />
  if (tool.kind === 'sets') return <SetsDialog place={place} onClose={onClose} />
  const slot = place.slots.find(({ id }) => id === tool.slot)
  return <NoteDialog place={place} slot={slot} first={tool.of} onClose={onClose} />
}

function PacedTimeDialog({ onClose }: { onClose: () => void }) {
  return <TimeDialog pace={usePace()} onClose={onClose} />
}
