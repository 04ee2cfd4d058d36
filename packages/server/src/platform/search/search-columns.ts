import { fold } from '@fonte/domain/words/fold'
import { indexedLetters } from './indexed-letters.ts'

/** By what an administrator looks for a person. */
export interface SearchedPerson {
  readonly full_name: string
  readonly username: string
  readonly email: string
}

/** So many letters of a name decide its place in a list: with them a cursor is still short. */
const sortedLetters = 25

/** The columns of a profile by which people are searched, each word after a space, and sorted by name. */
export const searchColumns = ({ full_name, username, email }: SearchedPerson) => ({
  search_text: ` ${indexedLetters(fold(`${full_name} ${username} ${email}`))}`,
  name_key: [...fold(full_name)].slice(0, sortedLetters).join(''),
})
