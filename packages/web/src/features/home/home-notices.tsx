import { CopyNotices } from '../community/copies/copy-notices.tsx'
import { ConflictNotice } from '../program/conflict/conflict-notice.tsx'
import { DraftNotice } from './draft-notice.tsx'

/** What waits for its person's answer, above the sections. */
export function HomeNotices() {
  return (
    <>
      <DraftNotice />
      <ConflictNotice />
      <CopyNotices />
    </>
  )
}
