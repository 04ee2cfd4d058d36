import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createZstdDecompress } from 'node:zlib'
import { reasonOf, StartError } from '../start-error.ts'
import { type BackupHeader, endOfRows, readFooter, readHeader } from './backup-format.ts'
import { createRowProof } from './row-proof.ts'

/** What a back-up holds. */
export interface BackupContents {
  readonly header: BackupHeader
  /** Of all tables together. */
  readonly rows: number
}

/** Hears of a back-up's parts in their order. */
export interface BackupReader {
  begin?(header: BackupHeader): Promise<void>
  /** Whole rows of the table with this index. */
  rows?(chunk: Buffer, table: number): Promise<void>
  /** All rows of the table with this index have come. */
  end?(table: number, rows: number): Promise<void>
}

const lineEnd = 0x0a
const mark = Buffer.from(endOfRows)

/** A first line that is longer than this (bytes) is none of a back-up. */
const longestHeader = 4_000_000

/** Where the line that ends the rows of a table begins in a text that begins with a line; -1 where there is none. */
const findEnd = (text: Buffer): number => {
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + 1)) {
    if (at === 0 || text[at - 1] === lineEnd) return at
  }
  return -1
}

const damaged = (table: string): StartError =>
  new StartError(`This back-up is damaged: the rows of ${table} are not those that were written.`)

/** Takes a back-up apart as its text arrives, and checks each table by its proof. */
const createParser = (reader: BackupReader) => {
  let header: BackupHeader | undefined
  let table = 0
  let rest: Buffer = Buffer.alloc(0)
  let proof = createRowProof()
  const proofs: ReturnType<typeof proof.result>[] = []

  const takeHeader = async (): Promise<boolean> => {
    const end = rest.indexOf(lineEnd)
    if (end === -1 && rest.length > longestHeader) throw new StartError('This file is no back-up of Fonte.')
    if (end === -1) return false
    header = readHeader(rest.subarray(0, end))
    rest = rest.subarray(end + 1)
    await reader.begin?.(header)
    return true
  }
  const takeRows = async (length: number) => {
    const chunk = rest.subarray(0, length)
    if (length > 0) {
      proof.add(chunk)
      await reader.rows?.(chunk, table)
    }
    rest = rest.subarray(length)
  }
  const takeTable = async (): Promise<boolean> => {
    const end = findEnd(rest)
    await takeRows(end === -1 ? rest.lastIndexOf(lineEnd) + 1 : end)
    if (end === -1) return false
    rest = rest.subarray(mark.length)
    const result = proof.result()
    await reader.end?.(table, result.rows)
    proofs.push(result)
    proof = createRowProof()
    table += 1
    return true
  }
  const add = async (chunk: Buffer): Promise<void> => {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    if (!header && !(await takeHeader())) return
    while (header && table < header.tables.length) if (!(await takeTable())) return
  }
  const finish = (): BackupContents => {
    if (!header || table < header.tables.length || rest.at(-1) !== lineEnd) {
      throw new StartError('This back-up is not whole: its end is missing.')
    }
    const footer = readFooter(rest)
    for (const [index, { name }] of header.tables.entries()) {
      const [promised, found] = [footer.proofs[index], proofs[index]]
      if (promised?.rows !== found?.rows || promised?.sha256 !== found?.sha256) throw damaged(name)
    }
    return { header, rows: proofs.reduce((sum, { rows }) => sum + rows, 0) }
  }
  return { add, finish }
}

/** Why a file could not be read, in words of ours where the reason is the file’s. */
const readingFailed = (path: string, error: unknown): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new StartError(`There is no file ${path}.`)
  if (code === 'ZSTD_error_prefix_unknown') return new StartError('This file is no back-up of Fonte.')
  if (code.startsWith('ZSTD_') || code === 'Z_BUF_ERROR') {
    return new StartError('This back-up is damaged, or its end is missing.')
  }
  if (['EISDIR', 'EACCES', 'EPERM', 'EIO'].includes(code)) {
    return new StartError(`${path} cannot be read: ${reasonOf(error)}.`)
  }
  return error
}

/**
 * Reads a back-up from its first line to its last, in order, as fast as `reader` takes its parts.
 * @throws StartError when it is none, not whole, damaged, or too new; and whatever `reader` throws
 */
export const readBackup = async (path: string, reader: BackupReader): Promise<BackupContents> => {
  const parser = createParser(reader)
  try {
    await pipeline(createReadStream(path), createZstdDecompress(), async (text: AsyncIterable<Buffer>) => {
      for await (const chunk of text) await parser.add(chunk)
    })
    return parser.finish()
  } catch (error) {
    throw readingFailed(path, error)
  }
}

/** Reads a back-up for its proofs alone. @throws StartError as `readBackup` */
export const checkBackup = (path: string): Promise<BackupContents> => readBackup(path, {})
