import { randomBytes } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { link, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import { reasonOf, StartError } from '../start-error.ts'
import { type FreeBytes, freeBytes, keepingRoom, requireRoom, reserve } from './disk-room.ts'
import { type BackupContents, checkBackup } from './read-backup.ts'
import { readSnapshot } from './snapshot.ts'

/** Where a file is written before it gets its name; no two writers share one. */
const draftOf = (path: string): string => `${path}.${randomBytes(4).toString('hex')}.part`

/** The name that a draft will get; undefined when `name` is not that of a draft. */
export const nameOfDraft = (name: string): string | undefined => /^(.+)\.[0-9a-f]{8}\.part$/.exec(name)?.[1]

/** A back-up that is on the disk and was read again. */
export interface WrittenBackup extends BackupContents {
  readonly path: string
  /** Size of the file. */
  readonly bytes: number
}

interface WriteOptions {
  /** Address of the database. */
  readonly url: string
  readonly path: string
  /** Hears how many rows each table had, as they are done. */
  readonly onTable?: (name: string, rows: number) => void
  /** So many bytes must fit beside the reserve for the back-up to begin. */
  readonly expected?: number
  readonly free?: FreeBytes
  /** Ends the back-up before it is made. */
  readonly signal?: AbortSignal
}

const writeAll = async (
  text: AsyncIterable<string | Buffer>,
  path: string,
  { free = freeBytes, signal }: Pick<WriteOptions, 'free' | 'signal'>,
): Promise<void> => {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
  const room = keepingRoom(dirname(path), free)
  await pipeline(Readable.from(text), createZstdCompress(), room, file, { ...(signal && { signal }) })
}

/** What file systems answer that know no links, such as those of many external disks and network shares. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

/** Gives a whole file its name, which nothing may have taken meanwhile, and makes sure that a power cut keeps it. */
export const giveName = async (draft: string, path: string, makeLink = link): Promise<void> => {
  try {
    await makeLink(draft, path)
  } catch (error) {
    if (!withoutLinks.has((error as NodeJS.ErrnoException).code ?? '') || existsSync(path)) throw error
    await rename(draft, path)
  }
  const folder = await open(dirname(path))
  // Some systems, Windows among them, sync no folders.
  await folder.sync().catch(() => undefined)
  await folder.close()
}

/** Why a file could not be written, for use in a sentence. */
const writingFailed = (path: string, error: unknown): StartError => {
  if (error instanceof StartError) return error
  if (error instanceof Error && error.name === 'AbortError') {
    return new StartError('The back-up was interrupted, and nothing was kept of it.')
  }
  const { code } = error as NodeJS.ErrnoException
  const full = code === 'ENOSPC' || code === 'EDQUOT'
  const reason = full ? 'the disk is full' : code === 'EEXIST' ? 'it is there already' : reasonOf(error)
  return new StartError(`The back-up ${path} could not be made: ${reason}. Nothing was kept of it.`)
}

/**
 * Backs the database at `url` up into a file that only its owner reads, while the service runs. The file has its name
 * only once it is whole, on the disk and read again; on any failure nothing of it stays.
 * @throws StartError
 */
export const writeBackup = async ({
  url,
  path: named,
  onTable = () => undefined,
  expected = 0,
  ...limits
}: WriteOptions): Promise<WrittenBackup> => {
  const path = resolve(named)
  const draft = draftOf(path)
  try {
    if (existsSync(path)) throw new StartError(`${path} is there already: choose another name, or move it away.`)
    await requireRoom(dirname(path), reserve + expected, limits.free ?? freeBytes)
    await writeAll(readSnapshot(url, onTable), draft, limits)
    const contents = await checkBackup(draft)
    await giveName(draft, path)
    return { ...contents, path, bytes: (await stat(path)).size }
  } catch (error) {
    throw writingFailed(path, error)
  } finally {
    await rm(draft, { force: true })
  }
}
