import { Link } from '@tanstack/react-router'
import { useWords } from '../../platform/words/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { settingsMessages } from './settings-messages.ts'

/** The ways to support and to the legal pages. */
export function HelpLines() {
  const words = useWords(settingsMessages)
  const next = <Icon name="chevron-right" />
  return (
    <div className="lines">
      <Link to="/report" aria-label={words.support}>
        <span>
          {words.support}
          <br />
          <span className="sec">{words.supportText}</span>
        </span>
        {next}
      </Link>
      <Link to="/privacy">
        {words.privacy} {next}
      </Link>
      <Link to="/terms">
        {words.terms} {next}
      </Link>
      <Link to="/data-deletion">
        {words.dataDeletion} {next}
      </Link>
    </div>
  )
}
