import * as z from 'zod/mini'
import { StartError } from '../start-error.ts'

/**
 * A back-up is text, compressed with zstd: a line of JSON that says what follows, then each table as PostgreSQL's COPY
 * writes it, with a line `\.` after its last row, then a line of JSON that proves that all is there.
 */
const formatName = 'fonte-backup'

/** Rises with each change that an older Fonte could not read. */
const formatVersion = 1

/** Ends the rows of a table; within rows COPY doubles every backslash. */
export const endOfRows = '\\.\n'

const count = z.int().check(z.nonnegative())

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) })

const headerSchema = z.object({
  format: z.literal(formatName),
  version: z.int(),
  created_at: z.iso.datetime(),
  /** The schema, by the files that made it. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(tableSchema),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string() })),
})

const footerSchema = z.object({
  /** Of each table, in the order of the header. */
  proofs: z.array(z.object({ rows: count, sha256: z.string() })),
})

/** A table of a back-up: its name and the columns that its rows carry. */
export type BackupTable = z.infer<typeof tableSchema>

/** What a back-up says of itself at its beginning. */
export type BackupHeader = z.infer<typeof headerSchema>

/** What a back-up says at its end: how many rows each table has, and what their text amounts to. */
export type BackupFooter = z.infer<typeof footerSchema>

/** How many rows a table has, and the SHA-256 of their text. */
export type TableProof = BackupFooter['proofs'][number]

export const headerLine = (header: Omit<BackupHeader, 'format' | 'version'>): string =>
  `${JSON.stringify({ format: formatName, version: formatVersion, ...header })}\n`

export const footerLine = (footer: BackupFooter): string => `${JSON.stringify(footer)}\n`

const parsed = (line: Buffer): unknown => {
  try {
    return JSON.parse(line.toString())
  } catch {
    return null
  }
}

/** Reads the first line. @throws StartError when it is that of no back-up, or of one that is too new */
export const readHeader = (line: Buffer): BackupHeader => {
  const content = parsed(line)
  const version = z.safeParse(z.object({ format: z.literal(formatName), version: z.int() }), content)
  if (!version.success) throw new StartError('This file is no back-up of Fonte.')
  if (version.data.version > formatVersion) {
    throw new StartError('This back-up was made by a newer Fonte: restore it with that version.')
  }
  const header = z.safeParse(headerSchema, content)
  if (!header.success) throw new StartError('The first line of this back-up is damaged.')
  return header.data
}

/** Reads the last line. @throws StartError when it is not whole */
export const readFooter = (line: Buffer): BackupFooter => {
  const footer = z.safeParse(footerSchema, parsed(line))
  if (!footer.success) throw new StartError('The last line of this back-up is damaged.')
  return footer.data
}
