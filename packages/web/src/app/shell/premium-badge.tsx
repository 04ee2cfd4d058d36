import { hasPremiumBadge } from '../../features/plan/plan-standing.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { Tag } from '../../ui/tag.tsx'
import { navigationMessages } from './navigation-messages.ts'

/** Beside the way to the community, for whom it is closed. */
export function PremiumBadge() {
  const words = useWords(navigationMessages)
  return hasPremiumBadge(useSignedIn().profile) && <Tag>{words.premium}</Tag>
}
