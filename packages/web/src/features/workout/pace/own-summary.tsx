import { countSets } from '@fonte/domain/program/program'
import { timeAtPace } from '@fonte/domain/workout/pace/own-pace'
import type { ReactNode } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { paceMessages } from './pace-messages.ts'
import { usePace } from './use-pace.ts'

interface Props {
  program: { readonly exercises: Parameters<typeof timeAtPace>[1] }
  /** What stands here where nothing was measured of some of its exercises. */
  estimate: ReactNode
}

/** How long a workout takes its lifter. */
export function OwnSummary({ program, estimate }: Props) {
  const words = useWords(paceMessages)
  const { seconds, measured } = timeAtPace(usePace(), program.exercises)
  return measured ? words.summary({ sets: countSets(program), minutes: Math.round(seconds / 60) }) : estimate
}
