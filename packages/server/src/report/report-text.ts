import { fold } from '@fonte/domain/words/fold'
import { indexedLetters } from '../platform/search/indexed-letters.ts'

/** By what a ticket is found. */
export interface SearchedReport {
  readonly user_username: string
  readonly user_email: string
  readonly content: string
  readonly post_title?: string | null
}

/** The words by which a ticket is found: in lower case, without accents, each after a space. */
export const searchTextOf = ({ user_username, user_email, content, post_title }: SearchedReport): string =>
  ` ${indexedLetters(fold([user_username, user_email, post_title ?? '', content].join(' ')))}`
