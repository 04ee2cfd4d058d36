import { postBounds, postSorts } from '@fonte/domain/community/bounds'
import { programLengths } from '@fonte/domain/community/program-length'
import equipment from '@fonte/domain/data/equipment.json'
import { localized } from '@fonte/domain/words/localized'
import { useId, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { SegmentedControl } from '../../../ui/segmented-control.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import type { Muscles } from '../../muscle/muscle-queries.ts'
import { communityMessages } from '../community-messages.ts'
import { countFilters, type PostFilter } from '../community-url.ts'

interface Props {
  filter: PostFilter
  muscles: Muscles
  onChange: (change: PostFilter) => void
}

/** Search, order and filters; on a narrow or low screen the filters unfold. */
export function PostTools({ filter, muscles, onChange }: Props) {
  const words = useWords(communityMessages)
  const id = useId()
  const count = countFilters(filter)
  const [open, setOpen] = useState(count > 0)
  const { text, setText, lookNow } = useSearchText(filter.q ?? '', (q) => onChange({ q: q === '' ? undefined : q }))
  const unfold = useRef<HTMLButtonElement>(null)
  const filters = useRef<HTMLDivElement>(null)
  const clear = () => {
    onChange({ group: undefined, equipment: undefined, length: undefined })
    // The button goes with the filters: the focus stays beside them. A button that the style sheet hides does not take it.
    filters.current?.querySelector('select')?.focus()
    unfold.current?.focus()
  }
  const sorts = postSorts.map((value) => ({ value, label: words[value] }))
  return (
    <search className="post-tools">
      <Field label={words.search} labelHidden className="post-search">
        <TextInput
          type="search"
          lead="search"
          placeholder={words.search}
          maxLength={postBounds.search.max}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && lookNow()}
          // Whoever goes on to a post finds what was looked for on the way back from it.
          onBlur={lookNow}
        />
      </Field>
      <SegmentedControl
        label={words.sort}
        options={sorts}
        value={filter.sort ?? 'newest'}
        onChange={(sort) => onChange({ sort: sort === 'newest' ? undefined : sort })}
      />
      <Button
        ref={unfold}
        className="post-filters-button"
        icon={open ? 'chevron-up' : 'chevron-down'}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {words.filters({ count })}
      </Button>
      <div ref={filters} id={id} className={open ? 'post-filters open' : 'post-filters'}>
        <Filters filter={filter} muscles={muscles} onChange={onChange} />
        {count > 0 && (
          <Button variant="quiet" icon="close" onClick={clear}>
            {words.clearFilters}
          </Button>
        )}
      </div>
    </search>
  )
}

function Filters({ filter, muscles, onChange }: Props) {
  const words = useWords(communityMessages)
  const lang = useLanguage()
  const chosen = (value: string) => (value === '' ? undefined : value)
  const groups = muscles.groups.map((group) => ({ value: group.id, label: localized(group, 'name', lang) }))
  const tools = equipment.map(({ id, name }) => ({ value: id, label: name[lang] }))
  const lengths = programLengths.map((value) => ({ value, label: words[value] }))
  return (
    <>
      <Field label={words.group} labelHidden>
        <Select
          value={filter.group ?? ''}
          options={[{ value: '', label: words.allGroups }, ...groups]}
          onChange={(event) => onChange({ group: chosen(event.target.value) })}
        />
      </Field>
      <Field label={words.equipment} labelHidden>
        <Select
          value={filter.equipment ?? ''}
          options={[{ value: '', label: words.allEquipment }, ...tools]}
          onChange={(event) => onChange({ equipment: chosen(event.target.value) })}
        />
      </Field>
      <Field label={words.length} labelHidden>
        <Select
          value={filter.length ?? ''}
          options={[{ value: '', label: words.allLengths }, ...lengths]}
          onChange={(event) => onChange({ length: programLengths.find((value) => value === event.target.value) })}
        />
      </Field>
    </>
  )
}
