import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { importMessages } from '../import-messages.ts'
import { useImports } from '../import-queries.ts'
import { UndoImport } from '../known/undo-import.tsx'
import { ProgressBar } from '../progress-bar.tsx'
import { cancelImport } from './import-commands.ts'
import { renewImported } from './import-outbox.ts'
import { type ImportProgress, useImportProgress } from './import-progress.ts'
import type { SentImport } from './use-send-import.ts'

/** The imports that are under way on this device, also those that another visit began. */
export function ImportsUnderWay({ onCancel }: { onCancel: () => void }) {
  return useImportProgress().map((progress) => (
    <Progress key={progress.import_id} progress={progress} onCancel={onCancel} />
  ))
}

function Progress({ progress, onCancel }: { progress: ImportProgress; onCancel: () => void }) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const { toast } = useToast()
  const { import_id, file_name, sent, of, refusal, isOffline } = progress
  const { run: cancel } = useCall(
    async () => {
      await cancelImport(import_id)
      // The last part, after which they are read anew, will not come.
      renewImported()
      toast({ title: words.cancelled })
      onCancel()
    },
    { title: words.notCancelled, describe: () => words.notCancelledText },
  )
  return (
    <section className="import-status" aria-label={`${words.importing}, ${file_name}`}>
      <b>{file_name}</b>
      <ProgressBar
        label={words.importing}
        share={of === 0 ? 0 : sent / of}
        text={words.progress(number(sent), number(of), of)}
        cancelLabel={words.cancel}
        onCancel={() => void cancel()}
      />
      {(refusal !== null || isOffline) && (
        <p className="secondary-text" role="status">
          {refusal === null ? words.waitsForNetwork : words.heldUp}
        </p>
      )}
    </section>
  )
}

/** The third step, once the server has all of an import that this page began. */
export function ImportDone({ sent, onAnother }: { sent: SentImport; onAnother: () => void }) {
  const words = useWords(importMessages)
  const { number } = useFormats()
  const { known, isRenewing } = useImports()
  const [asking, setAsking] = useState(false)
  const isUnderWay = useImportProgress().some(({ import_id }) => import_id === sent.id)
  const there = known?.items.find(({ id }) => id === sent.id)
  const mayUndo = there?.undone_at === null
  const ways = useRowFocus(mayUndo ? ['undo'] : [])
  if (isUnderWay) return null
  const count = there && !isRenewing ? there.workouts : sent.workouts
  return (
    <section className="import-status">
      <p className="strong-text" role="status">
        {words.done(number(count), count)}
      </p>
      <div {...ways} className="flex flex-wrap gap-3 outline-none">
        <Link to="/stats" className={buttonClass({ variant: 'ember', size: 'l' })}>
          {words.history}
        </Link>
        {mayUndo && (
          <Button size="l" icon="undo" onClick={() => setAsking(true)}>
            {words.undo}
          </Button>
        )}
        <Button size="l" variant="quiet" onClick={onAnother}>
          {words.another}
        </Button>
      </div>
      {asking && there && <UndoImport undone={there} onClose={() => setAsking(false)} />}
    </section>
  )
}
