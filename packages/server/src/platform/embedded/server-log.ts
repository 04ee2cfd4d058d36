import { copyFileSync, openSync, readFileSync, renameSync, statSync, truncateSync } from 'node:fs'

/** From so many bytes on, a log is put aside: it and the one before it are kept. */
const fullAt = 1_000_000

/** Where the next line of a log will stand, in bytes from its beginning; 0 where there is none. */
export function endOfLog(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0
}

/** Puts a log that has grown large aside as `<path>.old`. */
export function rotateLog(path: string): void {
  if (endOfLog(path) >= fullAt) renameSync(path, `${path}.old`)
}

/**
 * Puts a log that has grown large aside while a server writes to it, which goes on in the same file: it writes each line
 * at the file's end, wherever that is. A line that is written in this very moment may be lost.
 */
export function rotateOpenLog(path: string): void {
  if (endOfLog(path) < fullAt) return
  copyFileSync(path, `${path}.old`)
  truncateSync(path)
}

/** Opens a log to write at its end, whoever else still does: what an earlier server said of its crash stays. */
export function openServerLog(path: string): number {
  return openSync(path, 'a', 0o600)
}

/**
 * The last reason that the server with process number `pid` gave for ending, in its own words. Only lines after `from`
 * count (bytes, see endOfLog), and its own before those of others: processes of its forerunner may still be ending.
 */
export function lastWords(path: string, from: number, pid: number | undefined): string {
  const lines = readFileSync(path).subarray(from).toString().trim().split('\n')
  const fatal = lines.filter((line) => /(?:FATAL|PANIC):|^\S+: (?!.*LOG:)/.test(line))
  const own = fatal.filter((line) => line.includes(`[${pid}]`) || !/\[\d+\]/.test(line))
  const words = own.at(-1) ?? fatal.at(-1) ?? lines.at(-1) ?? ''
  return words.replace(/^.*?(?:FATAL|PANIC): +/, '') || 'it gave no reason'
}
