import { defaultGyms } from '@fonte/domain/gym/gym'
import { call } from '../../../platform/api/client.ts'
import { useOtherVersion } from '../../../platform/query/other-version.ts'
import { useUnit } from '../../../platform/words/unit.ts'
import { useWords } from '../../../platform/words/words.ts'
import { VersionChoice } from '../../../ui/version-choice.tsx'
import { gymConflict } from '../gym-commands.ts'
import type { ReadGym } from '../gym-queries.ts'
import { gymQuery } from '../gym-reads.ts'
import { gymConflictMessages } from './gym-conflict-messages.ts'
import { useGymRows } from './gym-rows.ts'

/** Tells that the gym was changed here and elsewhere, shows where both differ, and asks which one is to stay. */
export function GymChoice({ gym }: Pick<ReadGym, 'gym'>) {
  const words = useWords(gymConflictMessages)
  const unit = useUnit()
  const rowsOf = useGymRows()
  const other = useOtherVersion(gymQuery.queryKey, (signal) => call('get-gym', undefined, { signal }))
  return (
    <VersionChoice
      words={words}
      other={other}
      rows={({ content }) => rowsOf(gym, content ?? defaultGyms[unit])}
      onMine={(theirs) => gymConflict.keepMine(gym, theirs)}
      onTheirs={gymConflict.takeTheirs}
    />
  )
}
