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
      <div className="relative">
        <span>
          {/* The whole line answers, and its name stays short. */}
          <Link to="/report" className="no-underline after:absolute after:inset-0">
            {words.support}
          </Link>
          <br />
          <span className="sec">{words.supportText}</span>
        </span>
        {next}
      </div>
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
