import { createHash } from 'node:crypto'

/** SQL of the rare word of row n, one of so many: its letters are its own, as those of rare words are. */
export const rareWordOfRow = (words: string): string => `substr(md5('word ' || n % ${words}), 1, 7)`

/** One of them. */
export const rareWord = createHash('md5').update('word 7').digest('hex').slice(0, 7)
