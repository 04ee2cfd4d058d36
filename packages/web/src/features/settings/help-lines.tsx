import { version } from '@fonte/domain/package.json'
import { Link } from '@tanstack/react-router'
import { useWords } from '../../platform/words/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { settingsMessages } from './settings-messages.ts'

/** The ways to support, to what is new and to the legal pages. */
export function HelpLines() {
  const words = useWords(settingsMessages)
  const next = <Icon name="chevron-right" />
  return (
    <div className="line-list">
      <div className="relative">
        <span>
          {/* The whole line answers, and its name stays short. */}
          <Link to="/report" className="no-underline after:absolute after:inset-0">
            {words.support}
          </Link>
          <br />
          <span className="secondary-text">{words.supportText}</span>
        </span>
        {next}
      </div>
      <div className="relative">
        <span>
          <Link to="/whats-new" className="no-underline after:absolute after:inset-0">
            {words.whatsNew}
          </Link>
          <br />
          <span className="secondary-text">Fonte {version}</span>
        </span>
        {next}
      </div>
      <Link to="/privacy">
        {words.privacy} {next}
      </Link>
      <Link to="/terms">
        {words.terms} {next}
      </Link>
      <Link to="/legal">
        {words.legal} {next}
      </Link>
      <Link to="/data-deletion">
        {words.dataDeletion} {next}
      </Link>
    </div>
  )
}
