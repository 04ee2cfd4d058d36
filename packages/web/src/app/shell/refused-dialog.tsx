import { useEffect } from 'react'
import { describeCode, problemMessages } from '../../platform/api/problem-messages.ts'
import { outbox, useOutbox } from '../../platform/outbox/device-outbox.ts'
import { outboxKind } from '../../platform/outbox/outbox-kind.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useRowFocus } from '../../ui/use-row-focus.ts'
import { GoneWorkoutActions, isOfGoneWorkout } from './gone-workout.tsx'
import { refusedEntries } from './refused-entries.ts'
import { refusedMessages } from './refused-messages.ts'

/** What the server refused, with its reason; each is tried again or given up, by its person. */
export function RefusedDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(refusedMessages)
  const refused = refusedEntries(useOutbox())
  const ids = refused.map(({ id }) => id)
  const place = useRowFocus(ids, '.spread-row > :first-child')
  useEffect(() => goOnAfterwards, [])
  return (
    <Dialog open onClose={onClose} title={words.refusedTitle} description={words.refusedText}>
      <div {...place}>
        <ul className="stack">
          {refused.map((entry) => (
            <RefusedLine key={entry.position} entry={entry} />
          ))}
        </ul>
      </div>
      <Button size="l" onClick={onClose}>
        {words.close}
      </Button>
    </Dialog>
  )
}

/** With the last of them the window goes by itself, and so does the button that has opened it. */
function goOnAfterwards() {
  if (document.activeElement === document.body) document.getElementById('content')?.focus({ preventScroll: true })
}

function RefusedLine({ entry }: { entry: OutboxRow }) {
  const words = useWords(refusedMessages)
  const reasons = useWords(problemMessages)
  const { lang, date } = useFormats()
  const label = outboxKind(entry.kind)?.label(entry.payload, lang) ?? words.unknownItem
  return (
    <li className="stack gap-2!">
      <b>{label}</b>
      <span className="secondary-text">
        {describeCode(entry.refusal?.code ?? 'internal', reasons)} {date(entry.enqueued_at, 'dateTime')}
      </span>
      <div className="spread-row justify-start!">
        {isOfGoneWorkout(entry) ? <GoneWorkoutActions entry={entry} name={label} /> : <Actions entry={entry} />}
      </div>
    </li>
  )
}

function Actions({ entry: { id } }: { entry: OutboxRow }) {
  const words = useWords(refusedMessages)
  return (
    <>
      <Button icon="refresh" onClick={() => void outbox.retry(id)}>
        {words.retry}
      </Button>
      <Button variant="danger-outline" icon="trash" onClick={() => void outbox.discard(id)}>
        {words.discard}
      </Button>
    </>
  )
}
