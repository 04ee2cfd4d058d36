/**
 * How much one person may keep on the server, counted under the lock of their account. Beyond it a write is refused with
 * a code of its own, and stays where it was made. `docs/security.md` lists the numbers.
 */
export const storedLimits = {
  /** Programs of one's own, copied ones included: all of them travel to the device. */
  programs: 300,
  /** Exercises in all of these programs together. */
  programExercises: 5_000,
  /** Planned sets in all of these programs together. */
  programSets: 20_000,
  /** Custom exercises, archived ones included. */
  exercises: 500,
  /** Finished workouts. */
  workouts: 20_000,
  /** Recorded sets in all of these workouts together. */
  sets: 2_000_000,
  /** Different exercises in all of these workouts together: the device gets the last time of each. */
  exercisesDone: 2_000,
  /** Measures of the body, those that were taken away included. */
  bodyMeasures: 20_000,
  /** Files that were brought in: beyond them the oldest are forgotten, not what they brought. */
  imports: 200,
  /** Names in files and what they stand for: beyond them the oldest are forgotten. */
  importNames: 5_000,
  /** Messages to support. */
  reports: 500,
  /** Posts in the community. */
  posts: 300,
  /** What is known as copied of others, gone copies included: beyond it the oldest is forgotten. */
  copiedWorks: 1_000,
  /** Authors whose posts one does not want to see. */
  hiddenAuthors: 500,
  /** Ids that are known as deleted: a reset of everything above, and as much again. Beyond them the oldest are forgotten. */
  deletions: 50_000,
  /** Sessions, one a device: beyond them the one that was used least recently ends. */
  sessions: 100,
  /** Sign-ins between their two steps: beyond them the oldest one ends. */
  challenges: 50,
  /** Events of the account’s safety: half of them what strangers can cause, beyond it the oldest go. */
  accountEvents: 200,
  /** Changes of username within so many days. */
  renames: { changes: 5, days: 1 },
} as const
