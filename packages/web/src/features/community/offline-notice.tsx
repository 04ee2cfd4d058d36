import { useNetwork } from '../../platform/connection.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { communityMessages } from './community-messages.ts'

interface Props {
  /** What can still be done, and what cannot. */
  text: string
  retry: () => void
  retrying: boolean
}

/** Says what offline means here; where the browser cannot tell when there is a network again, a try can. */
export function OfflineNotice({ text, retry, retrying }: Props) {
  const words = useWords(communityMessages)
  const network = useNetwork()
  if (network === 'online') return null
  return (
    <div className="mb-4 grid justify-items-start gap-3">
      <p role="status">{text}</p>
      {network !== 'offline' && (
        <Button pending={retrying} onClick={retry}>
          {words.retry}
        </Button>
      )}
    </div>
  )
}
