import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { reasonOf } from '../start-error.ts'
import { nameOfDraft, writeBackup } from './backup-file.ts'
import type { FreeBytes } from './disk-room.ts'

const day = 86_400_000

/** How often (ms) it is seen whether a back-up is due: one that failed is tried again so soon. */
const interval = 15 * 60_000

/** The first look comes so long (ms) after a start, which has enough to do. */
const settling = 5 * 60_000

/** What is known of the daily back-ups. */
export interface BackupHealth {
  /** The newest one that is not dated ahead: when it was made (epoch ms), and its size in bytes. */
  readonly last: { readonly at: number; readonly bytes: number } | null
  /** Why the last try of this server failed; null when it did not. */
  readonly problem: string | null
}

/** The daily back-ups of the embedded database. */
export interface DailyBackups {
  health(): Promise<BackupHealth>
  /** Makes a back-up when the newest one is a day old, and removes those beyond the number that is kept. */
  runIfDue(log: FastifyBaseLogger): Promise<void>
  /** Makes them from now on. Answers what ends that, a back-up under way as well. */
  start(log: FastifyBaseLogger): () => Promise<void>
}

interface Options {
  /** Address of the database. */
  readonly url: string
  readonly folder: string
  /** So many are kept. */
  readonly keep: number
  /** The clock, in ms since the epoch. */
  readonly now: () => number
  readonly free?: FreeBytes
}

/** When a back-up was made, by the name of its file; null for any other file. */
const timeOf = (name: string): number | null => {
  const [, date, hours, minutes, seconds] = /^fonte-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup$/.exec(name) ?? []
  return date ? Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`) : null
}

const nameAt = (at: number): string => `fonte-${new Date(at).toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`

/**
 * The back-ups in a folder that were made up to `until` (epoch ms), the newest first. One that is dated later was made
 * while the clock was ahead: it says nothing of when the next one is due, and takes the place of none.
 */
const listBackups = async (folder: string, until: number): Promise<{ name: string; at: number }[]> => {
  const names = await readdir(folder).catch(() => [])
  const backups = names.flatMap((name) => {
    const at = timeOf(name)
    return at !== null && at <= until ? [{ name, at }] : []
  })
  return backups.sort((a, b) => b.at - a.at)
}

/**
 * Removes what a server left that was killed in the middle of a daily back-up: a folder belongs to one server. Drafts
 * with any other name are of `npm run admin -- backup`, which may be writing now.
 */
const removeUnfinished = async (folder: string): Promise<void> => {
  const names = await readdir(folder)
  const left = names.filter((name) => timeOf(nameOfDraft(name) ?? '') !== null)
  for (const name of left) await rm(join(folder, name), { force: true })
}

export const createDailyBackups = ({ url, folder, keep, now, free }: Options): DailyBackups => {
  const ending = new AbortController()
  let problem: string | null = null

  const newest = async () => {
    const [last] = await listBackups(folder, now())
    return last ? { at: last.at, bytes: (await stat(join(folder, last.name))).size } : null
  }
  /** Removes what is older than the back-ups that are kept, of which that of `made` (epoch ms) is the newest. */
  const removeOld = async (made: number) => {
    const old = (await listBackups(folder, made)).slice(keep)
    for (const { name } of old) await rm(join(folder, name), { force: true })
  }
  const run = async (log: FastifyBaseLogger, expected: number) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await removeUnfinished(folder)
    const made = now()
    const path = join(folder, nameAt(made))
    const { signal } = ending
    const { rows, bytes } = await writeBackup({ url, path, expected, signal, ...(free && { free }) })
    await removeOld(made)
    log.info({ path, rows, bytes }, 'backed up')
  }
  const runIfDue = async (log: FastifyBaseLogger): Promise<void> => {
    try {
      const last = await newest()
      if (last && now() - last.at < day) return
      await run(log, last?.bytes ?? 0)
      problem = null
    } catch (error) {
      if (ending.signal.aborted) return
      problem = reasonOf(error)
      log.error({ reason: problem }, 'the daily back-up failed and is tried again')
    }
  }
  const start = (log: FastifyBaseLogger) => {
    let running = Promise.resolve()
    let timer: NodeJS.Timeout
    const plan = (wait: number) => {
      timer = setTimeout(() => {
        running = runIfDue(log).then(() => plan(interval))
      }, wait).unref()
    }
    plan(settling)
    return async () => {
      ending.abort()
      await running
      clearTimeout(timer)
    }
  }
  return { health: async () => ({ last: await newest().catch(() => null), problem }), runIfDue, start }
}
