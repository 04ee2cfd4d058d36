import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { latePart, lazyPart } from '../../ui/lazy-part.tsx'
import { Wordmark } from '../../ui/logo.tsx'
import { navigationMessages } from './navigation-messages.ts'
import { PremiumBadge } from './premium-badge.tsx'

const AccountMenu = latePart(
  async () => (await import('../../features/account/account-menu.tsx')).AccountMenu,
  <span className="icon-button" />,
)

const MenuDrawer = lazyPart(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** The sticky head of the page: menu on a phone, brand, main links, account menu. */
export function Header() {
  const words = useWords(navigationMessages)
  const [open, setOpen] = useState(false)
  return (
    <header className="page-header">
      <div className="page-header-line">
        <IconButton icon="menu" label={words.openMenu} className="menu-button" onClick={() => setOpen(true)} />
        {open && <MenuDrawer onClose={() => setOpen(false)} />}
        <Link to="/" className="brand" aria-label={words.brand}>
          <Wordmark />
        </Link>
        <nav aria-label={words.mainNavigation}>
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
            {words.home}
          </Link>
          <Link to="/stats">{words.stats}</Link>
          <Link to="/community">
            {words.community} <PremiumBadge />
          </Link>
        </nav>
        <span className="grow" />
        <AccountMenu />
      </div>
    </header>
  )
}
