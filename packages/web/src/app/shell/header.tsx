import { Link } from '@tanstack/react-router'
import { useWords } from '../../platform/words/words.ts'
import { Wordmark } from '../../ui/logo.tsx'
import { lazyPart } from '../lazy-part.tsx'
import { shellMessages } from '../shell-messages.ts'

const AccountMenu = lazyPart(
  async () => (await import('../../features/account/account-menu.tsx')).AccountMenu,
  <span className="icb" />,
)

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
          <Link to="/" activeOptions={{ exact: true, includeSearch: false }}>
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
