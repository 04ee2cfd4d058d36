import { createHash } from 'node:crypto'
import type { TableProof } from './backup-format.ts'

const lineEnd = 0x0a

/** Counts the rows of a table as their text goes by; within a row COPY writes a line's end as `\n`. */
export const createRowProof = (): { add(chunk: Buffer): void; result(): TableProof } => {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add: (chunk) => {
      hash.update(chunk)
      for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) rows += 1
    },
    result: () => ({ rows, sha256: hash.digest('hex') }),
  }
}
