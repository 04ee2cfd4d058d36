import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { exportMessages } from './export-messages.ts'
import { ExportQuestion } from './export-question.tsx'
import type { LogFormat } from './log-file.ts'
import { useExport } from './use-export.ts'

const LogExportDialog = lazyPart(async () => (await import('./log-export-dialog.tsx')).LogExportDialog)

/** The lines of "My data" in the settings: every form in which the data leaves, and the way in. */
export function DataLines() {
  const words = useWords(exportMessages)
  const [format, setFormat] = useState<LogFormat | null>(null)
  const exporting = useExport()
  return (
    <>
      <div className="line-list">
        <Line name={words.fonte} text={words.fonteText} pending={exporting.pending} onExport={exporting.run} />
        <Line name={words.strong} text={words.csvText} onExport={() => setFormat('strong')} />
        <Line name={words.hevy} text={words.csvText} onExport={() => setFormat('hevy')} />
        <Line name={words.calendar} text={words.calendarText} onExport={() => setFormat('calendar')} />
        <div className="relative">
          <span>
            {/* The whole line answers, and its name stays short. */}
            <Link to="/import" className="no-underline after:absolute after:inset-0">
              {words.import}
            </Link>
            <br />
            <span className="secondary-text">{words.importText}</span>
          </span>
          <Icon name="chevron-right" />
        </div>
      </div>
      <ExportQuestion exporting={exporting} />
      {format && <LogExportDialog format={format} onClose={() => setFormat(null)} />}
    </>
  )
}

interface LineProps {
  name: string
  text: string
  pending?: boolean
  onExport: () => void
}

function Line({ name, text, pending = false, onExport }: LineProps) {
  const words = useWords(exportMessages)
  return (
    <div>
      <span>
        {name}
        <br />
        <span className="secondary-text">{text}</span>
      </span>
      <Button
        icon="download"
        className="flex-none"
        pending={pending}
        aria-label={words.exportAs({ format: name })}
        onClick={onExport}
      >
        {words.export}
      </Button>
    </div>
  )
}
