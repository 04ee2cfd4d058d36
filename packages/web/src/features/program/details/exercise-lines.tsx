import type { ProgramExercise } from '@fonte/contract/program'
import { groupParts } from '@fonte/domain/program/groups'
import { placeOf } from '@fonte/domain/set/place'
import { localized } from '@fonte/domain/words/localized'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { ExerciseName } from '../../exercise/exercise-name.tsx'
import type { Library } from '../../exercise/library-queries.ts'
import { programMessages } from '../program-messages.ts'
import { groupSets, type SetGroup } from './set-groups.ts'
import { useTellSets } from './tell-sets.ts'

interface Props {
  rows: readonly ProgramExercise[]
  library: Library
}

/** The exercises of a program in order, each with its sets and the rest that follows. */
export function ExerciseLines({ rows, library }: Props) {
  const words = useWords(programMessages)
  const { lang, number } = useFormats()
  const { eachSide, groupName } = useWords(setWords)
  const parts = groupParts(rows)
  return (
    <ol className="border-t-4 border-rule">
      {rows.map((row, index) => {
        const exercise = library.find(row.exercise_id)
        const name = localized(exercise ?? row, 'name', lang)
        const part = parts[index]
        return (
          <li key={placeOf(row)} className="grid grid-cols-1 gap-1 border-b-2 border-hair py-3">
            <div className="flex items-baseline gap-3">
              <span className="figure w-6 shrink-0 text-22 text-muted">{index + 1}</span>
              <ExerciseName exerciseId={row.exercise_id} name={name} />
            </div>
            {part && part.member === 0 && <p className="strong-text pl-9">{groupName(part)}</p>}
            {row.note !== undefined && <p className="secondary-text whitespace-pre-line pl-9">{row.note}</p>}
            <ul className="pl-9">
              {groupSets(row.sets).map((group) => (
                <SetLine key={group.first} group={group} />
              ))}
            </ul>
            {exercise?.sides === 'each' && <p className="secondary-text pl-9">{eachSide}</p>}
            {index < rows.length - 1 && (!part || part.member === part.size - 1) && (
              <p className="secondary-text pl-9">{words.restBefore({ rest: number(row.default_rest) })}</p>
            )}
          </li>
        )
      })}
    </ol>
  )
}

function SetLine({ group }: { group: SetGroup }) {
  const { work, load, effort, rest } = useTellSets()(group)
  return (
    <li>
      <b>{work}</b>
      {load !== null && ` · ${load}`}
      {effort !== null && ` · ${effort}`}
      {rest !== null && <span className="text-muted"> · {rest}</span>}
    </li>
  )
}
