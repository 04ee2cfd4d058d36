import type { Program } from '@fonte/contract/program'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { useLatestHistory } from '../history/history-queries.ts'
import { programMessages } from '../program/program-messages.ts'
import { Nothing } from './nothing.tsx'

/** Without a program of one's own: what one follows instead, or how to begin; nothing until the history is read. */
export function OwnEmpty({ predefined }: { predefined: readonly Program[] }) {
  const words = useWords(programMessages)
  const { lang } = useFormats()
  const { lines, reading } = useLatestHistory()
  if (reading === 'loading') return <Nothing />
  if (lines.length === 0) return <Nothing title={words.ownEmpty} text={words.ownEmptyText} />
  const followed = lines.flatMap(({ program_id }) => predefined.find(({ id }) => id === program_id) ?? [])[0]
  const title = followed ? words.following({ name: localized(followed, 'name', lang) }) : words.ownNone
  return <Nothing title={title} text={followed ? words.followingText : words.ownEmptyText} />
}
