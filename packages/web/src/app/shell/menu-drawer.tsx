import { Link } from '@tanstack/react-router'
import { useWords } from '../../platform/words/words.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Wordmark } from '../../ui/logo.tsx'
import { shellMessages } from '../shell-messages.ts'
import { navigationMessages } from './navigation-messages.ts'
import { PremiumBadge } from './premium-badge.tsx'

/** The main links of a small screen, from its left side. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const words = useWords(navigationMessages)
  const { close } = useWords(shellMessages)
  return (
    <Drawer
      open
      onClose={onClose}
      label={words.menu}
      closeLabel={close}
      head={
        <span className="brand">
          <Wordmark />
        </span>
      }
    >
      <nav aria-label={words.mainNavigation}>
        <Link to="/" activeOptions={{ exact: true, includeSearch: false }} onClick={onClose}>
          <Icon name="home" />
          {words.programs}
        </Link>
        <Link to="/stats" onClick={onClose}>
          <Icon name="stats" />
          {words.stats}
        </Link>
        <Link to="/community" onClick={onClose}>
          <Icon name="community" />
          {words.community} <PremiumBadge />
        </Link>
        <Link to="/settings" onClick={onClose}>
          <Icon name="settings" />
          {words.settings}
        </Link>
      </nav>
    </Drawer>
  )
}
