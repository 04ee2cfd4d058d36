import type { CsvFormat } from '@fonte/domain/exchange/write/csv-losses'
import type { LogEntry } from '@fonte/domain/training-log/log-entry'
import { useMemo } from 'react'
import { saveFile } from '../../../platform/file/save-file.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { useExercises } from '../../exercise/exercise-queries.ts'
import { useTrainingLog } from '../../history/log/use-training-log.ts'
import { CalendarFile } from './calendar-file.tsx'
import { exportMessages } from './export-messages.ts'
import { type LogFormat, logCsv, lossesOfFile } from './log-file.ts'

interface Props {
  format: LogFormat
  onClose: () => void
}

/** Writes the training log as a file on the device, and says first what such a file does not keep. */
export function LogExportDialog({ format, onClose }: Props) {
  const words = useWords(exportMessages)
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.exportAs({ format: words[format] })}
      description={words.onDevice}
      footer={
        <Button size="l" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      <LogFile format={format} />
    </Dialog>
  )
}

function LogFile({ format }: Pick<Props, 'format'>) {
  const words = useWords(exportMessages)
  const { number } = useFormats()
  const { reading, entries, arrived, retry } = useTrainingLog()
  if (reading === 'failed') return <ErrorState message={words.failed} retryLabel={words.retry} onRetry={retry} />
  if (reading === 'loading') {
    const told = arrived && words.arriving({ entries: number(arrived.entries), of: number(arrived.of) })
    return <p role="status">{told ?? words.loading}</p>
  }
  if (format === 'calendar') return <CalendarFile entries={entries} />
  if (entries.length === 0) return <p role="status">{words.none}</p>
  return <CsvFile format={format} entries={entries} />
}

interface CsvProps {
  format: CsvFormat
  entries: readonly LogEntry[]
}

function CsvFile({ format, entries }: CsvProps) {
  const words = useWords(exportMessages)
  const formats = useFormats()
  const { find } = useExercises()
  const save = () => saveFile(logCsv(format, entries, find, formats), words[`${format}File`], 'text/csv')
  return (
    <div className="stack">
      <p className="strong-text">{words.workouts({ count: entries.length })}</p>
      <Losses format={format} entries={entries} />
      <Button icon="download" size="l" variant="ember" onClick={save}>
        {words.download}
      </Button>
    </div>
  )
}

function Losses({ format, entries }: CsvProps) {
  const words = useWords(exportMessages)
  const formats = useFormats()
  const losses = useMemo(() => lossesOfFile(format, entries, formats), [format, entries, formats])
  if (losses.length === 0) return <p>{words.lossless}</p>
  return (
    <section className="grid gap-2">
      <h3 className="strong-text">{words.losses}</h3>
      <ul className="list-disc pl-5">
        {losses.map(({ what, count }) => (
          <li key={what}>{words[what]({ count: formats.number(count) })}</li>
        ))}
      </ul>
    </section>
  )
}
