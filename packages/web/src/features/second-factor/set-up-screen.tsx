import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { exchangeTokens } from '../../platform/session/exchange-tokens.ts'
import { session } from '../../platform/session/session.ts'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import { Title } from '../../ui/typography.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import { SetUpApp } from './set-up-app.tsx'
import { SetUpStart, type Setup } from './set-up-start.tsx'

/** `/settings/second-step`: the way from no second step to one, with the recovery codes at its end. */
export function SetUpScreen() {
  const words = useWords(secondFactorMessages)
  const { toast } = useToast()
  const navigate = useNavigate()
  const [setup, setSetup] = useState<Setup | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  useTitle(words.title)
  const confirm = async (code: string) => {
    const { recovery_codes } = await exchangeTokens(session, () => call('turn-on-second-factor', { body: { code } }))
    setCodes(recovery_codes)
    toast({ title: words.turnedOn, description: words.turnedOnText, variant: 'success' })
    void queryClient.invalidateQueries()
  }
  return (
    <div className="max-w-[640px]">
      <Title as="h1" className="mb-5">
        {words.title}
      </Title>
      {codes ? (
        <section className="stack" aria-label={words.codesTitle}>
          <Title as="h2" className="text-22">
            {words.codesTitle}
          </Title>
          <RecoveryCodes codes={codes} />
          <Button size="l" variant="ember" onClick={() => void navigate({ to: '/settings', replace: true })}>
            {words.kept}
          </Button>
        </section>
      ) : (
        <div className="stack">
          {setup ? (
            <SetUpApp setup={setup} confirm={confirm} onOver={() => setSetup(null)} />
          ) : (
            <SetUpStart onBegun={setSetup} />
          )}
          <Link
            to="/settings"
            className={buttonClass({ variant: 'quiet', className: 'button-flush justify-self-start' })}
          >
            {words.back}
          </Link>
        </div>
      )}
    </div>
  )
}
