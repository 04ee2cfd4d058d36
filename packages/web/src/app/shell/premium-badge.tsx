import { useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { Tag } from '../../ui/tag.tsx'
import { navigationMessages } from './navigation-messages.ts'

/** Beside the community for who is on Basic and no administrator; a trial counts as premium here, even one that is over. */
export function PremiumBadge() {
  const words = useWords(navigationMessages)
  const { plan, role } = useSignedIn().profile
  return plan === 'Basic' && role !== 'admin' && <Tag>{words.premium}</Tag>
}
