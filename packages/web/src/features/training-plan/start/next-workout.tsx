import type { Program } from '@fonte/contract/program'
import { daysAgo } from '@fonte/domain/history/days-ago'
import { programWork } from '@fonte/domain/program/program-work'
import type { Today } from '@fonte/domain/training-plan/today'
import { enumerate } from '@fonte/domain/words/enumeration'
import { localized } from '@fonte/domain/words/localized'
import type { ReactNode } from 'react'
import { localOffset } from '../../../platform/local-day.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import type { Library } from '../../exercise/library-queries.ts'
import { ProgramPicture } from '../../program/program-picture.tsx'
import { trainingPlanMessages } from '../training-plan-messages.ts'
import { BeginPanel } from './begin-panel.tsx'

/** So many muscle groups are named. */
const named = 3

interface Props {
  training: Today<Program>
  /** In a week of lighter training. */
  isDeload: boolean
  /** Now, in epoch ms. */
  at: number
  library: Library
  onBegin: (program: Program) => Promise<void>
  /** Beside the heading. */
  children: ReactNode
}

/** What to train: when it was last done or is planned, what it works, and the button that begins it. */
export function NextWorkout({ training, isDeload, at, library, onBegin, children }: Props) {
  const words = useWords(trainingPlanMessages)
  const { lang } = useFormats()
  const { program, last, kind } = training
  const lastDone = last === null ? words.never : words.lastDone(daysAgo(Date.parse(last), at, localOffset))
  const when = 'in_days' in training ? words.inDays(training.in_days) : lastDone
  const { groups } = programWork(program, library.find, library.muscles.regionsOf)
  const names = groups.slice(0, named).flatMap((id) => library.muscles.group(id) ?? [])
  const muscles = enumerate(names.map((group) => localized(group, 'name', lang)))
  return (
    <BeginPanel
      title={words[kind]}
      program={program}
      quiet={kind === 'rest' || kind === 'done'}
      picture={<ProgramPicture program={program} library={library} narrowOnPhone />}
      action={children}
      onBegin={onBegin}
    >
      <span className="block">{when}</span>
      <span className="block">{isDeload ? words.deloadWeek : muscles}</span>
    </BeginPanel>
  )
}
