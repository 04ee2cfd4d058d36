import type { Language } from '@fonte/domain/words/language'
import { Link } from '@tanstack/react-router'
import type { MenuEntry } from '../../../ui/dropdown-menu-panel.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { adminPlaceMessages } from './admin-place-messages.ts'
import { adminPlaces } from './admin-places.ts'
import { NewsMark } from './news-mark.tsx'

/** The administrators’ part of the account menu. */
export const adminEntries = (lang: Language): readonly MenuEntry[] => {
  const words = adminPlaceMessages(lang)
  const links = adminPlaces.map(({ to, word, icon, hasNews }) => ({
    label: words[word],
    link: (
      <Link to={to}>
        <Icon name={icon} />
        {words[word]}
        {hasNews && <NewsMark />}
      </Link>
    ),
  }))
  return [{ label: words.administration, group: true }, ...links, { label: 'administration-line', separator: true }]
}
