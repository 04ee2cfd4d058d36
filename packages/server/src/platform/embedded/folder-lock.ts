import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf, StartError } from '../start-error.ts'

/** The claim of one process on a data folder; the system gives it up when the process ends, however it ends. */
export interface FolderLock {
  /** Gives it up early; repeating this changes nothing. */
  release(): void
}

/** SQLite's result code for a file that another process has locked. */
const busy = 5

/**
 * Claims a data folder, or answers null when another process holds it. Node offers no file locks of its own;
 * SQLite's exclusive transaction on an empty file is one that the operating system holds, on every platform and
 * between containers, so that there is no stale lock to recognise.
 */
export function lockFolder(dataDir: string): FolderLock | null {
  const path = join(dataDir, 'lock')
  try {
    const file = new DatabaseSync(path, { timeout: 0 })
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
    return { release: () => file.isOpen && file.close() }
  } catch (error) {
    if ((error as { errcode?: number }).errcode === busy) return null
    throw new StartError(`The data folder ${dataDir} cannot be locked: ${reasonOf(error)}.`)
  }
}
