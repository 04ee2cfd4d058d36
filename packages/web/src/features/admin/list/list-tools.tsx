import { longestSearch } from '@fonte/contract/admin/longest-search'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useSearchText } from '../../../ui/use-search-text.ts'
import { listMessages } from './list-messages.ts'
import type { AdminList } from './use-admin-list.ts'
import { useListUrl } from './use-list-url.ts'

interface Props {
  /** What can be looked for. */
  placeholder: string
  list: Pick<AdminList<unknown>, 'refresh' | 'refreshing'>
}

/** The search of a list by its URL, half a second after the last key or with Enter, and the button that reads it anew. */
export function ListTools({ placeholder, list }: Props) {
  const words = useWords(listMessages)
  const { sought, change } = useListUrl()
  const { text, setText, lookNow } = useSearchText(sought.q ?? '', (q) => change({ q }))
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
      <IconButton icon="refresh" label={words.refresh} aria-busy={list.refreshing} onClick={list.refresh} />
    </search>
  )
}
