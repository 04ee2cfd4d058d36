import type { DashboardFigures } from '@fonte/contract/admin/dashboard'
import type { ReactNode } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Section } from '../../../ui/section.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { dashboardMessages } from './dashboard-messages.ts'
import { formatBytes } from './format-bytes.ts'
import { StateMark } from './state-mark.tsx'
import { Trouble } from './trouble.tsx'

/** An answer of the database that takes longer (ms) is worth a look. */
const slowAnswer = 250

/** Less room than this share of the disk, or than so many bytes, is worth a look. */
const tightDisk = { share: 0.1, bytes: 1_000_000_000 }

/** How database, disk and mails are doing. */
export function ServiceState({ figures }: { figures: DashboardFigures }) {
  const words = useWords(dashboardMessages)
  const { lang, number } = useFormats()
  const { database, disk, backup, mails } = figures
  const isTight = disk && (disk.free_bytes < tightDisk.bytes || disk.free_bytes < disk.total_bytes * tightDisk.share)
  const bytes = (value: number) => formatBytes(lang, value)
  return (
    <Section title={words.service}>
      <dl className="service-lines">
        <Line term={words.database} isFine={database.answered_in_ms < slowAnswer}>
          {words.databaseState({
            ms: number(Math.max(1, Math.round(database.answered_in_ms))),
            size: bytes(database.bytes),
          })}
        </Line>
        <Line term={words.disk} isFine={!isTight}>
          {disk
            ? words.diskState({ free: bytes(disk.free_bytes), total: bytes(disk.total_bytes) })
            : words.diskElsewhere}
        </Line>
        <Line term={words.backup} isFine={!backup?.is_late && !backup?.problem}>
          <BackupState backup={backup} />
        </Line>
        <Line term={words.mails} isFine={mails.failing === 0}>
          <MailState mails={mails} />
        </Line>
      </dl>
    </Section>
  )
}

function BackupState({ backup }: Pick<DashboardFigures, 'backup'>) {
  const words = useWords(dashboardMessages)
  const { date } = useFormats()
  if (!backup) return words.backupElsewhere
  const { last_at, problem } = backup
  return (
    <>
      {last_at ? words.backupMade({ when: date(last_at, 'shortDateTime') }) : words.backupSoon}
      {problem !== null && (
        <>
          {', '}
          {words.backupFailed}
          <Trouble error={problem} />
        </>
      )}
    </>
  )
}

function MailState({ mails: { delivery, waiting, failing, last_error } }: { mails: DashboardFigures['mails'] }) {
  const words = useWords(dashboardMessages)
  const { number } = useFormats()
  if (waiting + failing === 0) return delivery === 'mailbox' ? words.mailbox : words.mailsIdle
  return (
    <>
      {[
        ...(waiting > 0 ? [words.mailsWaiting({ count: number(waiting) })] : []),
        ...(failing > 0 ? [words.mailsFailing({ count: number(failing) })] : []),
      ].join(', ')}
      {last_error !== null && <Trouble error={last_error} />}
    </>
  )
}

function Line({ term, isFine, children }: { term: string; isFine: boolean; children: ReactNode }) {
  const words = useWords(dashboardMessages)
  return (
    <div>
      <dt>
        <StateMark isFine={isFine} />
        {term}
        <VisuallyHidden> {isFine ? words.fine : words.attention}</VisuallyHidden>
      </dt>
      <dd className="secondary-text">{children}</dd>
    </div>
  )
}
