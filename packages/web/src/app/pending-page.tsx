import { useWords } from '../platform/words/words.ts'
import { PageLoader } from '../ui/page-loader.tsx'
import { shellMessages } from './shell-messages.ts'

/** The pulsing logo while the session or a screen loads. */
export function PendingPage() {
  return <PageLoader label={useWords(shellMessages).loading} />
}
