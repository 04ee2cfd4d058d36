import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { Stamp } from '../../../ui/typography.tsx'
import { authMessages } from './auth-messages.ts'

/** Announced, not there yet: a click says so, hence `aria-disabled` rather than `disabled`. */
export function SocialButtons() {
  const words = useWords(authMessages)
  const { toast } = useToast()
  return (
    <div className="equal-columns">
      {['Google', 'Facebook'].map((provider) => (
        <Button
          key={provider}
          aria-disabled
          className="flex-col gap-0.5! min-h-14!"
          onClick={() => toast({ title: words.notYet, description: words.notYetText(provider) })}
        >
          {provider}
          <Stamp className="normal-case! tracking-normal!">{words.comingSoon}</Stamp>
        </Button>
      ))}
    </div>
  )
}
