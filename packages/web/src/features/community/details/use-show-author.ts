import { useWords } from '../../../platform/words/words.ts'
import { useCall } from '../../../ui/use-call.ts'
import { setHidden } from '../post-commands.ts'
import { detailsMessages } from './details-messages.ts'

/** Shows the posts of a hidden author again. */
export function useShowAuthor() {
  const words = useWords(detailsMessages)
  return useCall((authorId: string) => setHidden(authorId, false), { title: words.showFailed })
}
