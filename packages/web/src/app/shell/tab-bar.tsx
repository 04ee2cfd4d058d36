import { Link } from '@tanstack/react-router'
import { useWords } from '../../platform/words/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { navigationMessages } from './navigation-messages.ts'

/** The main links at the lower edge of a phone. */
export function TabBar() {
  const words = useWords(navigationMessages)
  return (
    <nav className="tab-bar" aria-label={words.tabs}>
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
        <Icon name="home" />
        {words.programs}
      </Link>
      <Link to="/stats">
        <Icon name="stats" />
        {words.stats}
      </Link>
      <Link to="/community">
        <Icon name="community" />
        {words.community}
      </Link>
      <Link to="/settings">
        <Icon name="settings" />
        {words.settings}
      </Link>
    </nav>
  )
}
