import type { Program } from '@fonte/contract/program'
import { groupParts } from '@fonte/domain/program/groups'
import { localized } from '@fonte/domain/words/localized'
import type { ReactNode } from 'react'
import { setWords } from '../../../platform/words/set-words.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { groupSets } from '../details/set-groups.ts'
import { useTellSets } from '../details/tell-sets.ts'
import { editorMessages } from '../editor/editor-messages.ts'
import { progressionMessages } from '../editor/ledger/progression/progression-messages.ts'
import { useTellRule } from '../editor/ledger/progression/tell-rule.ts'
import { programMessages } from '../program-messages.ts'

interface Props {
  title: string
  note?: ReactNode
  program: Program
  /** The version beside it; what differs from it is marked. */
  other: Program | undefined
}

/** One version of a program in lines, those that differ from the other version marked. */
export function VersionSummary({ title, note, program, other }: Props) {
  const words = useWords(programMessages)
  const lines = useLines()
  const known = new Set(other ? lines(other) : lines(program))
  return (
    <section className="grid content-start gap-2 rounded-1 border-2 border-hair p-3">
      <h3 className="title text-22">{title}</h3>
      {note && <p className="secondary-text">{note}</p>}
      <ul className="grid gap-1">
        {lines(program).map((line) => (
          <li key={line} className={known.has(line) ? 'text-muted' : 'border-l-4 border-ink pl-2 font-semibold'}>
            <span className="whitespace-pre-line [overflow-wrap:anywhere]">{line}</span>
            {!known.has(line) && <VisuallyHidden> ({words.changedLine})</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A program as lines of text: its name, its description, then each exercise with its rule, its sets and the rests after it. */
function useLines(): (program: Program) => readonly string[] {
  const words = useWords(programMessages)
  const { groupName } = useWords(setWords)
  const { groupRest } = useWords(editorMessages)
  const { figureOf } = useWords(progressionMessages)
  const tell = useTellSets()
  const tellRule = useTellRule()
  const { lang, number, unit } = useFormats()
  const { find } = useExercises()
  return ({ name, name_en, description, description_en, image_url, exercises }) => {
    const parts = groupParts(exercises)
    return [
      ...[name, name_en ?? '', description, description_en ?? '', image_url ?? ''].filter((text) => text !== ''),
      ...exercises.map((row, index) => {
        const sets = groupSets(row.sets).map((group) => {
          const { work, load, effort, rest } = tell(group)
          return [work, load ?? words.weightOf({ weight: '0', unit }), effort, rest]
            .filter((part) => part !== null)
            .join(' · ')
        })
        const part = parts[index]
        const title = [
          `${index + 1}. ${localized(find(row.exercise_id) ?? row, 'name', lang)}`,
          part && groupName(part),
        ]
          .filter(Boolean)
          .join(' · ')
        const said = [
          ...(row.note === undefined ? [] : [row.note]),
          ...(row.progression ? [tellRule(row.progression)] : []),
        ]
        const after = [
          ...(part?.member === 0 ? [figureOf({ label: groupRest, value: number(row.group_rest ?? 0) })] : []),
          ...(index < exercises.length - 1 ? [words.restBefore({ rest: number(row.default_rest) })] : []),
        ]
        return [title, ...said, ...sets, ...after].join('\n')
      }),
    ]
  }
}
