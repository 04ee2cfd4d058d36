import { deleteOldClaims, deleteOldForms } from '../account/email-store.ts'
import { deleteExpiredLinks } from '../account/link-store.ts'
import { deleteAccountEventsBefore } from '../activity/activity-store.ts'
import { deleteAuditBefore } from '../audit/audit-store.ts'
import { forgetArchivedExercises } from '../exercise/exercise-room-store.ts'
import { undoTime } from '../import/import-store.ts'
import { forgetReplaced } from '../import/replaced-workouts-store.ts'
import { forgetHopelessJobs, type Tasks } from '../platform/jobs/jobs.ts'
import { deleteMailsBefore } from '../platform/mail/mail-store.ts'
import type { Platform } from '../platform/platform.ts'
import { forgetDeletionsBefore, forgetDeletionsBeyondLimit } from '../platform/revision-store.ts'
import { deleteExpiredSessions } from '../platform/session/session-store.ts'
import { inBatches, type SomeRows } from '../platform/statements/batches.ts'
import { forgetCopiedWorks } from '../program/copied-content-store.ts'
import { deleteExpiredChallenges } from '../second-factor/challenge-store.ts'
import { deleteOldSetups } from '../second-factor/second-factor-store.ts'

const hour = 3_600_000
const day = 24 * hour

/** How long (ms) an account, or a claim on a known address, waits to be confirmed. */
const unconfirmedLife = 7 * day

/** How long (ms) the local mailbox keeps a mail: as long as the longest-lived link in one. */
const mailLife = day

/** How long (ms) a deletion is known: a device keeps what was acknowledged for 30 days, and may stay offline for longer. */
const deletionLife = 180 * day

/** How long (ms) the audit log keeps a row; migration 014 lets none go sooner. */
const auditLife = 365 * day

/** How long (ms) a person sees what concerned the safety of their account. */
const activityLife = 180 * day

/** How long (ms) a secret that no code has proved is kept. */
const setupLife = hour

/** When each purge runs, as lines of a crontab in UTC: at different minutes of every hour. */
export const purgeTimes = `
7 * * * * purge-accounts
17 * * * * purge-sessions
27 * * * * purge-links
37 * * * * purge-mailbox
47 * * * * purge-jobs
57 * * * * purge-deletions
2 * * * * purge-audit
42 * * * * purge-challenges
52 * * * * purge-activity
12 * * * * purge-replaced
22 * * * * purge-copied-works
32 * * * * purge-exercises
`

/** What removes that whose time is over, by the name of its job. */
export const purgeTasks = ({ database, now }: Platform): Tasks => {
  const since = (life: number) => new Date(now() - life)
  const all =
    (...kinds: readonly SomeRows[]) =>
    async () => {
      for (const some of kinds) await inBatches(database, some)
    }
  return {
    'purge-accounts': all(
      (writer) => deleteOldClaims(since(unconfirmedLife), writer),
      (writer) => deleteOldForms(since(unconfirmedLife), writer),
    ),
    'purge-sessions': all((writer) => deleteExpiredSessions(since(0), writer)),
    'purge-links': all((writer) => deleteExpiredLinks(since(0), writer)),
    'purge-mailbox': all((writer) => deleteMailsBefore(since(mailLife), writer)),
    'purge-jobs': all(forgetHopelessJobs),
    'purge-deletions': all((writer) => forgetDeletionsBefore(since(deletionLife), writer), forgetDeletionsBeyondLimit),
    'purge-audit': all((writer) => deleteAuditBefore(since(auditLife), writer)),
    'purge-challenges': all(
      (writer) => deleteExpiredChallenges(since(0), writer),
      (writer) => deleteOldSetups(since(setupLife), writer),
    ),
    'purge-activity': all((writer) => deleteAccountEventsBefore(since(activityLife), writer)),
    'purge-replaced': all((writer) => forgetReplaced(since(undoTime), writer)),
    'purge-copied-works': all(forgetCopiedWorks),
    'purge-exercises': all((writer) => forgetArchivedExercises(since(deletionLife), writer)),
  }
}
