import type { AuditEntry } from '@fonte/contract/admin/audit'
import { useState } from 'react'
import { call, type Input } from '../../../platform/api/client.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { useRowFocus } from '../../../ui/use-row-focus.ts'
import { AdminListBody } from '../list/admin-list.tsx'
import { useAdminList } from '../list/use-admin-list.ts'
import { actionMessages } from './action-messages.ts'
import { AuditChange } from './audit-change.tsx'
import { auditMessages } from './audit-messages.ts'
import { UndoQuestion } from './undo-question.tsx'

/** What the log is narrowed to. */
export type AuditSearch = Omit<Input<'get-audit-log'>['query'], 'cursor'>

/** The lines of the log that fit, a page at a time; what can be taken back has a button. */
export function AuditList({ filter }: { filter: AuditSearch }) {
  const words = useWords(auditMessages)
  const [undoing, setUndoing] = useState<AuditEntry | null>(null)
  const list = useAdminList(['audit', filter], (cursor, signal) =>
    call('get-audit-log', { query: { ...filter, cursor } }, { signal }),
  )
  const undoable = list.items.filter(({ can_undo }) => can_undo).map(({ id }) => id)
  const place = useRowFocus(undoable, '.audit-list button')
  return (
    <>
      <div {...place}>
        <AdminListBody list={list} failure={words.loadFailed} empty={<p>{words.none}</p>}>
          <ol className="audit-list">
            {list.items.map((entry) => (
              <AuditLine key={entry.id} entry={entry} onUndo={() => setUndoing(entry)} />
            ))}
          </ol>
        </AdminListBody>
      </div>
      {undoing && <UndoQuestion entry={undoing} onClose={() => setUndoing(null)} />}
    </>
  )
}

function AuditLine({ entry, onUndo }: { entry: AuditEntry; onUndo: () => void }) {
  const words = useWords(auditMessages)
  const { date } = useFormats()
  const { actor, subject } = entry
  return (
    <li>
      <span>
        <b>{useActionName(entry.action)}</b> {entry.is_undone && <Tag>{words.undone}</Tag>}
        <br />
        <bdi>{subject ? (subject.name ?? `${subject.id} (${words.gone})`) : words.service}</bdi>
        {entry.changes.map((change) => (
          <AuditChange key={change.field} change={change} />
        ))}
      </span>
      <span className="secondary-text">
        <time dateTime={entry.created_at}>{date(entry.created_at, 'shortDateTime')}</time>
        <br />
        <bdi>{actor ? (actor.name ?? `${actor.id} (${words.gone})`) : words.command}</bdi>
      </span>
      {entry.can_undo && (
        <Button icon="undo" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </li>
  )
}

/** What an action is called; one of a newer Fonte by its id. */
function useActionName(action: string): string {
  const names: Readonly<Record<string, string>> = useWords(actionMessages)
  return names[action] ?? action
}
