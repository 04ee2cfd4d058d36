import type { Program } from '@fonte/contract/program'
import { nextProgram } from '@fonte/domain/training-plan/next-program'
import { useMemo } from 'react'
import { now } from '../../platform/clock.ts'
import type { Library } from '../exercise/library-queries.ts'
import { useHistory } from '../history/history-queries.ts'
import type { Programs } from '../program/program-queries.ts'
import { FirstRun } from './first-run.tsx'
import { NextWorkout } from './next-workout.tsx'
import { TrainingStartPlace } from './training-start-place.tsx'

interface Props {
  programs: Pick<Programs, 'items' | 'own' | 'predefined'>
  library: Library
  onBegin: (program: Program) => Promise<void>
}

/** At the top of the home screen: what to train next, or what to begin with; its place is kept until that is known. */
export function TrainingStart({ programs, library, onBegin }: Props) {
  const { lines, reading } = useHistory()
  const { items, own, predefined } = programs
  const next = useMemo(() => nextProgram(items, lines, now()), [items, lines])
  const isKnown = reading !== 'loading' && own !== undefined && predefined !== undefined
  if (!isKnown) return <TrainingStartPlace />
  if (next) return <NextWorkout {...next} library={library} onBegin={onBegin} />
  // Who has trained before chooses below, and whose history could not be read may have.
  return lines.length === 0 && reading === 'ready' ? <FirstRun predefined={predefined} onBegin={onBegin} /> : null
}
