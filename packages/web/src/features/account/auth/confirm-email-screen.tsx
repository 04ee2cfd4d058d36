import { Link } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { describeFailure, problemMessages } from '../../../platform/api/problem-messages.ts'
import { useTitle } from '../../../platform/title.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Field, FieldError } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { Title } from '../../../ui/typography.tsx'
import { EmailField } from '../email-field.tsx'
import { useMailRequest } from '../use-mail-request.ts'
import { AuthFrame } from './auth-frame.tsx'
import { authMessages } from './auth-messages.ts'
import { confirmationMessages } from './confirmation-messages.ts'
import { MailboxLink } from './mailbox-link.tsx'

type Outcome = { readonly is: 'open' | 'pending' | 'confirmed' } | { readonly is: 'failed'; readonly reason: string }

/** The page of the mailed link. Opening it changes nothing; its button does. */
export function ConfirmEmailScreen({ token }: { token: string }) {
  const words = useWords(confirmationMessages)
  const form = useWords(authMessages)
  const { outcome, password, error, signIn, setPassword, confirm } = useConfirmation(token)
  useTitle(words.title)
  const done = outcome.is === 'confirmed'
  const text = password === null ? words.text : words.elsewhere
  return (
    <AuthFrame>
      <div className="stack pt-5" aria-live="polite">
        <Title as="h2" className="text-30">
          {done ? words.confirmed : words.title}
        </Title>
        <p>{done ? words.confirmedText : text}</p>
        {done ? (
          <Link ref={signIn} to="/auth" className={buttonClass({ variant: 'ember', size: 'xl' })}>
            {form.signIn}
          </Link>
        ) : (
          <form className="stack" onSubmit={confirm} noValidate>
            {password !== null && (
              <Field label={form.password} error={error}>
                <PasswordInput
                  autoComplete="current-password"
                  showLabel={form.showPassword}
                  hideLabel={form.hidePassword}
                  value={password}
                  onChange={(event) => setPassword(event.target.value)}
                />
              </Field>
            )}
            <Button type="submit" variant="ember" size="xl" pending={outcome.is === 'pending'}>
              {outcome.is === 'pending' ? words.confirming : words.confirm}
            </Button>
          </form>
        )}
        {outcome.is === 'failed' && <NewLink reason={outcome.reason} />}
      </div>
    </AuthFrame>
  )
}

/**
 * Confirming; `password` is null until it turns out that the sign-up was made in another browser. `signIn` is where it
 * goes on then.
 */
function useConfirmation(token: string) {
  const reasons = useWords(problemMessages)
  const [outcome, setOutcome] = useState<Outcome>({ is: 'open' })
  const [password, setPassword] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const signIn = useRef<HTMLAnchorElement>(null)
  const ask = (reason?: string) => {
    setPassword((typed) => typed ?? '')
    setError(reason)
    setOutcome({ is: 'open' })
  }
  const confirm = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return ask(reasons['password-required'])
    setOutcome({ is: 'pending' })
    try {
      await call('confirm-email', { body: { token, ...(password !== null && { password }) } })
      flushSync(() => setOutcome({ is: 'confirmed' }))
      // The button that was pressed has gone with its form.
      signIn.current?.focus()
    } catch (failure) {
      if (isProblem(failure, 'password-required')) ask()
      else if (isProblem(failure, 'wrong-password')) ask(reasons['wrong-password'])
      else setOutcome({ is: 'failed', reason: describeFailure(failure, reasons) })
    }
  }
  return { outcome, password, error, signIn, setPassword, confirm }
}

/** The way out of a link that no longer works. */
function NewLink({ reason }: { reason: string }) {
  const confirmation = useWords(confirmationMessages)
  const words = useWords(authMessages)
  const [email, setEmail] = useState('')
  const sent = { title: words.resent, description: words.resentText }
  const { submit, pending, error } = useMailRequest(email, { operation: 'resend-confirmation', sent })
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <FieldError>{reason}</FieldError>
      <p role="status">{confirmation.newLink}</p>
      <EmailField value={email} error={error} onChange={setEmail} />
      <Button type="submit" icon="mail" pending={pending}>
        {pending ? words.resending : words.resend}
      </Button>
      <MailboxLink />
    </form>
  )
}
