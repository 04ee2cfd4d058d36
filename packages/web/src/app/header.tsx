import { Link } from '@tanstack/react-router'
import { AccountMenu } from '../features/account/account-menu.tsx'
import { useWords } from '../platform/words/words.ts'
import { Wordmark } from '../ui/logo.tsx'
import { shellMessages } from './shell-messages.ts'

/** The sticky head of the page: brand, main links, account menu. */
export function Header() {
  const words = useWords(shellMessages)
  return (
    <header className="top">
      <div className="top-in">
        <Link to="/" className="brand" aria-label={words.brand}>
          <Wordmark />
        </Link>
        <nav aria-label={words.mainNavigation}>
          <Link to="/" activeOptions={{ exact: true }}>
            {words.home}
          </Link>
          <Link to="/stats">{words.stats}</Link>
        </nav>
        <span className="grow" />
        <AccountMenu />
      </div>
    </header>
  )
}
