import { useState } from 'react'
import { newUuid } from '../../../platform/new-uuid.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { ListedName } from '../file/listed-names.ts'
import { importMessages } from '../import-messages.ts'
import type { FileCheck } from './file-check.ts'
import { guessGroup, type NameChoice } from './name-choices.ts'
import { PickExercise } from './pick-exercise.tsx'
import type { Lifts } from './use-lifts.ts'

interface Props {
  check: Pick<FileCheck, 'summary' | 'choices'>
  lifts: Lifts
  onChange: (changes: Pick<FileCheck, 'choices'>) => void
}

/** What the names of a file stand for: those to check first, those that are known folded away. */
export function NameList({ check: { summary, choices }, lifts, onChange }: Props) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const [picking, setPicking] = useState<string | null>(null)
  const choose = (name: string, choice: NameChoice) => onChange({ choices: new Map(choices).set(name, choice) })
  const open = summary.names.filter(({ match }) => match !== 'sure')
  const known = summary.names.filter(({ match }) => match === 'sure')
  const rowsOf = (names: readonly ListedName[]) =>
    names.map((listed) => (
      <NameRow
        key={listed.name}
        listed={listed}
        choice={choices.get(listed.name)}
        lifts={lifts}
        onChoose={(choice) => choose(listed.name, choice)}
        onSearch={() => setPicking(listed.name)}
      />
    ))
  return (
    <Section title={words.toCheck} count={`${number(open.length)} / ${number(summary.names.length)}`}>
      {open.length > 0 && <ul className="name-list">{rowsOf(open)}</ul>}
      {known.length > 0 && (
        <details className="known-names">
          <summary>
            <b>{words.known(known.length)}</b>
            <span className="secondary-text">
              {words.sets(number(sum(known)), sum(known))} · {words.remembered}
            </span>
            <Icon name="chevron-down" />
          </summary>
          <ul className="name-list">{rowsOf(known)}</ul>
        </details>
      )}
      {picking !== null && (
        <PickExercise
          title={words.search(picking)}
          lifts={lifts}
          onPick={(id) => {
            choose(picking, { kind: 'exercise', id })
            setPicking(null)
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </Section>
  )
}

const sum = (names: readonly ListedName[]): number => names.reduce((all, { sets }) => all + sets, 0)

interface RowProps {
  listed: ListedName
  choice: NameChoice | undefined
  lifts: Lifts
  onChoose: (choice: NameChoice) => void
  onSearch: () => void
}

function NameRow({ listed, choice, lifts, onChoose, onSearch }: RowProps) {
  const { name, sets, match, candidates } = listed
  const words = useWords(importMessages)
  const { number } = useFormats()
  const chosen = choice?.kind === 'exercise' ? choice.id : undefined
  const offered = [...new Set([...candidates, ...(chosen === undefined ? [] : [chosen])])]
  const options = [
    ...offered.map((id) => ({ value: id, label: lifts.nameOf(id) ?? id })),
    { value: ':create', label: words.create(name) },
    { value: ':skip', label: words.skip },
    { value: ':search', label: words.more },
  ]
  const select = (value: string) => {
    if (value === ':search') onSearch()
    else if (value === ':skip') onChoose({ kind: 'skip' })
    else if (value !== ':create') onChoose({ kind: 'exercise', id: value })
    else onChoose({ kind: 'create', id: `custom-${newUuid()}`, group: guessGroup(listed, lifts.groups) })
  }
  return (
    <li>
      <span className="name-source">
        <b>{name}</b>
        <span className="secondary-text">{words.sets(number(sets), sets)}</span>
      </span>
      <span className="name-choice">
        <Select
          aria-label={words.becomes(name)}
          value={choice?.kind === 'exercise' ? choice.id : `:${choice?.kind ?? 'skip'}`}
          options={options}
          onChange={(event) => select(event.target.value)}
        />
        {choice?.kind === 'create' && (
          <Select
            aria-label={words.groupOf(name)}
            value={choice.group}
            aria-invalid={choice.group === ''}
            options={[
              ...(choice.group === '' ? [{ value: '', label: words.groupToChoose }] : []),
              ...lifts.groups.map(({ id, label }) => ({ value: id, label })),
            ]}
            onChange={(event) => onChoose({ ...choice, group: event.target.value })}
          />
        )}
      </span>
      {match === 'check' && <Tag>{words.possible(candidates.length)}</Tag>}
      {match === 'missing' && <Tag tone="warn">{words.missing}</Tag>}
    </li>
  )
}
