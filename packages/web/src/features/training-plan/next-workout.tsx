import type { Program } from '@fonte/contract/program'
import { daysAgo } from '@fonte/domain/history/days-ago'
import { programWork } from '@fonte/domain/program/program-work'
import { enumerate } from '@fonte/domain/words/enumeration'
import { localized } from '@fonte/domain/words/localized'
import { useNow } from '../../platform/clock.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import type { Library } from '../exercise/library-queries.ts'
import { ProgramPicture } from '../program/program-picture.tsx'
import { BeginPanel } from './begin-panel.tsx'
import { trainingPlanMessages } from './training-plan-messages.ts'

/** How often (ms) it is looked whether a new day has begun. */
const renewal = 60_000

/** So many muscle groups are named. */
const named = 3

interface Props {
  program: Program
  /** When it was last done, ISO 8601. */
  last: string | null
  library: Library
  onBegin: (program: Program) => Promise<void>
}

/** The next workout: when it was last done, what it works, and the button that begins it. */
export function NextWorkout({ program, last, library, onBegin }: Props) {
  const words = useWords(trainingPlanMessages)
  const { lang } = useFormats()
  const time = useNow(renewal)
  const offset = -new Date(time).getTimezoneOffset()
  const when = last === null ? words.never : words.lastDone(daysAgo(Date.parse(last), time, offset))
  const { groups } = programWork(program, library.find, library.muscles.regionsOf)
  const names = groups.slice(0, named).flatMap((id) => library.muscles.group(id) ?? [])
  const muscles = enumerate(names.map((group) => localized(group, 'name', lang)))
  return (
    <BeginPanel
      title={words.next}
      program={program}
      picture={<ProgramPicture program={program} library={library} narrowOnPhone />}
      onBegin={onBegin}
    >
      <span className="block">{when}</span>
      <span className="block">{muscles}</span>
    </BeginPanel>
  )
}
