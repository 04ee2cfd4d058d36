import type { OtherVersion } from '../platform/query/other-version.ts'
import { useWords } from '../platform/words/words.ts'
import { ErrorState } from './error-state.tsx'
import { VersionConflict } from './version-conflict.tsx'
import { VersionDifferences } from './version-differences.tsx'
import { versionMessages } from './version-messages.ts'
import type { VersionRow } from './version-rows.ts'

interface Props<Version> {
  /** That it was changed here and elsewhere, and what the two choices are called. */
  words: { readonly conflict: string; readonly keepMine: string; readonly takeTheirs: string }
  other: OtherVersion<Version>
  /** What both versions say, a thing at a time. */
  rows: (theirs: Version) => readonly VersionRow[]
  onMine: (theirs: Version) => Promise<void>
  onTheirs: () => Promise<void>
}

/** Tells that something was changed here and elsewhere, shows what both say where they differ, and asks which one is to stay. */
export function VersionChoice<Version>({ words, other, rows, onMine, onTheirs }: Props<Version>) {
  const { unread, reading, retry: retryLabel } = useWords(versionMessages)
  const { version, failed, retry } = other
  return (
    <section className="mb-4 grid gap-3">
      <VersionConflict
        text={words.conflict}
        mine={words.keepMine}
        theirs={words.takeTheirs}
        disabled={!version}
        onMine={async () => version && (await onMine(version))}
        onTheirs={onTheirs}
      />
      {version && <VersionDifferences rows={rows(version)} />}
      {failed && <ErrorState message={unread} retryLabel={retryLabel} onRetry={retry} />}
      {!version && !failed && <p role="status">{reading}</p>}
    </section>
  )
}
