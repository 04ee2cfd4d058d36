import { statfs } from 'node:fs/promises'
import { Transform } from 'node:stream'
import { StartError } from '../start-error.ts'

/** So many bytes of the disk stay free, for the database that may lie on it. */
export const reserve = 512 * 1024 * 1024

/** Between two checks of the disk so many bytes are written at most. */
const step = 8 * 1024 * 1024

/** How many bytes are free on the disk of `folder`. */
export type FreeBytes = (folder: string) => Promise<number>

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

const inMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`

/** Lets a file be written into `folder` as long as the disk keeps `least` bytes. @throws StartError when it does not */
export const requireRoom = async (folder: string, least: number, free: FreeBytes): Promise<void> => {
  const left = await free(folder)
  if (left >= least) return
  throw new StartError(
    `The disk of ${folder} is nearly full: ${inMegabytes(left)} are free, and ${inMegabytes(least)} must stay free ` +
      'for the service. Nothing was kept of this back-up.',
  )
}

/** Passes bytes on into a file in `folder`, and fails before the disk is full. */
export const keepingRoom = (folder: string, free: FreeBytes): Transform => {
  let unchecked = 0
  const check = async (chunk: Buffer) => {
    unchecked += chunk.length
    if (unchecked < step) return
    unchecked = 0
    await requireRoom(folder, reserve, free)
  }
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      check(chunk).then(
        () => done(null, chunk),
        (error: Error) => done(error),
      )
    },
  })
}
