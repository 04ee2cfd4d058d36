import { useNetwork } from '../../platform/use-network.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { useKeptFocus } from '../../ui/use-kept-focus.ts'
import { communityMessages } from './community-messages.ts'

interface Props {
  /** What can still be done, and what cannot; null where there is nothing to be done yet. */
  text: string | null
  /** Another try, where the banner of the page, which has one, is out of reach. */
  retry?: () => void
  retrying?: boolean
}

/**
 * Says what is known of the network, and what that means here. It is there also while it says nothing, so that its words are
 * announced when they come.
 */
export function OfflineNotice({ text, retry, retrying = false }: Props) {
  const words = useWords(communityMessages)
  const network = useNetwork()
  const { region, leaving } = useKeptFocus()
  const told = network === 'online' || text === null ? null : words.withoutAnswer({ reason: words[network], text })
  const hasTry = retry && told !== null && network !== 'offline'
  return (
    <div
      ref={region}
      tabIndex={-1}
      className={told === null ? 'visually-hidden' : 'mb-4 grid justify-items-start gap-3 outline-none'}
    >
      <p role="status">{told}</p>
      {hasTry && (
        <Button ref={leaving} pending={retrying} onClick={retry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
