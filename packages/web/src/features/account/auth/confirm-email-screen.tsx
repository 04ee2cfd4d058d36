import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { describeFailure, problemMessages } from '../../../platform/api/problem-messages.ts'
import { useTitle } from '../../../platform/title.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { Title } from '../../../ui/typography.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { authMessages } from './auth-messages.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'

type Outcome = { readonly is: 'open' | 'pending' | 'confirmed' } | { readonly is: 'failed'; readonly reason: string }

/** The page of the mailed link. Opening it changes nothing; its button does. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const words = useWords(authMessages)
  const reasons = useWords(problemMessages)
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' })
  useTitle(words.confirmTitle)
  const confirm = async () => {
    setOutcome({ is: 'pending' })
    try {
      await call('confirm-email', { body: { token } })
      setOutcome({ is: 'confirmed' })
    } catch (failure) {
      setOutcome({ is: 'failed', reason: describeFailure(failure, reasons) })
    }
  }
  const done = outcome.is === 'confirmed'
  return (
    <AuthFrame>
      <div className="stack pt-5" aria-live="polite">
        <Title as="h2" className="text-30">
          {done ? words.confirmed : words.confirmTitle}
        </Title>
        <p>{done ? words.confirmedText : words.confirmText}</p>
        {done ? (
          <Link to="/auth" className={buttonClass({ variant: 'ember', size: 'xl' })}>
            {words.signIn}
          </Link>
        ) : (
          <Button variant="ember" size="xl" pending={outcome.is === 'pending'} onClick={confirm}>
            {outcome.is === 'pending' ? words.confirming : words.confirm}
          </Button>
        )}
        {outcome.is === 'failed' && <NewLink reason={outcome.reason} />}
      </div>
    </AuthFrame>
  )
}

/** The way out of a link that no longer works. */
function NewLink({ reason }: { reason: string }) {
  const words = useWords(authMessages)
  const [email, setEmail] = useState('')
  return (
    <>
      <FieldError>{reason}</FieldError>
      <ResendConfirmation email={email} text={words.newLink}>
        <Field label={words.email}>
          <TextInput
            type="email"
            autoComplete="username"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </ResendConfirmation>
    </>
  )
}
