import type { LibraryProposal } from '@fonte/contract/admin/library-proposal'
import { type ProposalPart, partOf } from '@fonte/domain/library/proposal'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { guideMessages } from '../../exercise/guide/guide-messages.ts'
import { fieldMessages } from '../audit/field-messages.ts'
import { FieldValue } from '../field-value.tsx'
import { ComparedPlans, ComparedText } from './compared.tsx'
import { partMessages, proposalMessages } from './proposal-messages.ts'

type Fact = NonNullable<LibraryProposal['facts']>[number]

interface Props {
  part: ProposalPart
  proposal: LibraryProposal
  checked: boolean
  onToggle: () => void
}

/** One part of a proposal beside what stands there, and whether it is taken. */
export function ProposedPart({ part, proposal: { texts, facts = [], exercises }, checked, onToggle }: Props) {
  const words = useWords(partMessages)
  return (
    <div className="grid gap-2 border-t-2 border-hair pt-2">
      <Checkbox label={<b>{words[part]}</b>} checked={checked} onChange={onToggle} />
      {texts
        .filter(({ field }) => partOf(field) === part)
        .map((text) => (
          <ComparedText key={`${text.field} ${text.lang}`} text={text} />
        ))}
      <FactLines facts={facts.filter(({ field }) => partOf(field) === part)} />
      {part === 'exercises' && exercises && <ComparedPlans {...exercises} />}
    </div>
  )
}

function FactLines({ facts }: { facts: readonly Fact[] }) {
  const words = useWords(proposalMessages)
  const names: Readonly<Record<string, string>> = { ...useWords(fieldMessages), ...useWords(guideMessages) }
  if (facts.length === 0) return null
  return (
    <ul className="grid gap-1">
      {facts.map(({ field, present, proposed }) => (
        <li key={field} className="[overflow-wrap:anywhere]">
          {words.change({ label: names[field] ?? field })}{' '}
          <bdi>
            <FactValue field={field} items={present} />
          </bdi>
          {' → '}
          <b>
            <bdi>
              <FactValue field={field} items={proposed} />
            </bdi>
          </b>
        </li>
      ))}
    </ul>
  )
}

const lifts: readonly Fact['field'][] = ['easier', 'harder', 'substitutes']

function FactValue({ field, items }: { field: Fact['field']; items: readonly string[] }) {
  return lifts.includes(field) ? <LiftNames ids={items} /> : <FieldValue field={field} items={items} />
}

/** The exercises of these ids as they are called today; one that is gone by its id. */
function LiftNames({ ids }: { ids: readonly string[] }) {
  const { lang } = useFormats()
  const { find } = useExercises()
  if (ids.length === 0) return '–'
  const nameOf = (id: string) => {
    const lift = find(id)
    return lift ? localized(lift, 'name', lang) : id
  }
  return ids.map(nameOf).join(', ')
}
