import { useWords } from '../../../platform/words/words.ts'
import { troubleMessages } from './trouble-messages.ts'

/** What the words and codes of an error are known to mean; the first that fits. */
const known = [
  ['disk', /disk of .* is nearly full|ENOSPC|EDQUOT|No space left/],
  ['rights', /EACCES|EPERM|EROFS|permission denied/i],
  ['credentials', /EAUTH|\b53[045]\b/],
  ['timeout', /ETIMEDOUT|timed? ?out/i],
  ['unreachable', /ECONN|ESOCKET|EDNS|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|connection/i],
  ['security', /ETLS|certificate/i],
  ['refused', /EENVELOPE|EMESSAGE|EPROTOCOL|\b[45]\d\d\b/],
] as const

/** An error of the server in words, with what it says itself for whoever mends it. */
export function Trouble({ error }: { error: string }) {
  const words = useWords(troubleMessages)
  const kind = known.find(([, pattern]) => pattern.test(error))?.[0]
  return (
    <>
      {words.colon}
      {kind ? words[kind] : words.unknown}
      <details>
        <summary>{words.details}</summary>
        <code lang="en">{error}</code>
      </details>
    </>
  )
}
