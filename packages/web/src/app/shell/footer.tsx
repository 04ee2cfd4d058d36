import { Link } from '@tanstack/react-router'
import { now } from '../../platform/clock.ts'
import { useWords } from '../../platform/words/words.ts'
import { navigationMessages } from './navigation-messages.ts'

/** The foot of the page on a desktop: year and legal pages. */
export function Footer() {
  const words = useWords(navigationMessages)
  return (
    <footer className="page-footer">
      <span>{words.copyright(new Date(now()).getFullYear())}</span>
      <div>
        <Link to="/privacy">{words.privacy}</Link>
        <Link to="/terms">{words.terms}</Link>
        <Link to="/legal">{words.legal}</Link>
        <Link to="/data-deletion">{words.dataDeletion}</Link>
      </div>
    </footer>
  )
}
