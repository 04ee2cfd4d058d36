import { longestSearch } from '@fonte/domain/admin/lists'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import { listMessages } from './list-messages.ts'

interface Props {
  /** What is looked for, as the URL says. */
  sought: string
  onSearch: (text: string) => void
  /** What can be looked for. */
  placeholder: string
  onRefresh: () => void
  refreshing: boolean
}

/** The search of a list, half a second after the last key or with Enter, and the button that reads it anew. */
export function ListTools({ sought, onSearch, placeholder, onRefresh, refreshing }: Props) {
  const words = useWords(listMessages)
  const { text, setText, lookNow } = useSearchText(sought, onSearch)
  return (
    <search className="admin-tools">
      <Field label={words.search} labelHidden>
        <TextInput
          type="search"
          lead="search"
          placeholder={placeholder}
          maxLength={longestSearch}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && lookNow()}
        />
      </Field>
      <IconButton icon="refresh" label={words.refresh} aria-busy={refreshing} onClick={onRefresh} />
    </search>
  )
}
