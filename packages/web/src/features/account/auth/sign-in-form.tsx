import { useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { session } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { EmailField } from '../email-field.tsx'
import { authMessages } from './auth-messages.ts'
import { forgetSignedUpEmail } from './signed-up-email.ts'
import { SocialButtons } from './social-buttons.tsx'

const ResendConfirmation = lazyPart(async () => (await import('./resend-confirmation.tsx')).ResendConfirmation)

const ForgotPassword = lazy(async () => ({ default: (await import('../password/forgot-password.tsx')).ForgotPassword }))

interface Values {
  readonly email: string
  readonly password: string
  readonly remember: boolean
}

interface Props {
  readonly values: Values
  readonly onChange: (values: Values) => void
  /** The password was right, and a code is wanted besides. */
  readonly onSecondStep: () => void
}

export function SignInForm({ values, onChange, onSecondStep }: Props) {
  const words = useWords(authMessages)
  const { submit, pending, unconfirmed, missing } = useSignIn(values, onSecondStep)
  const [forgot, setForgot] = useState(useSearch({ from: '/auth' }).forgot ?? false)
  return (
    <>
      <form onSubmit={submit} noValidate>
        <EmailField
          value={values.email}
          error={missing && values.email.trim() === '' ? words.noEmail : undefined}
          onChange={(email) => onChange({ ...values, email })}
        />
        <Field label={words.password} error={missing && values.password === '' ? words.noPassword : undefined}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            value={values.password}
            onChange={(event) => onChange({ ...values, password: event.target.value })}
          />
        </Field>
        <div className="spread-row">
          <Checkbox
            label={words.remember}
            checked={values.remember}
            onChange={(event) => onChange({ ...values, remember: event.target.checked })}
          />
          <Button variant="quiet" onClick={() => setForgot(true)}>
            {words.forgot}
          </Button>
        </div>
        {unconfirmed !== null && <ResendConfirmation email={unconfirmed} text={words.unconfirmed} />}
        <Button type="submit" variant="ember" size="xl" pending={pending}>
          {pending ? words.signingIn : words.signIn}
        </Button>
        <SocialButtons />
      </form>
      <Suspense>{forgot && <ForgotPassword email={values.email} onClose={() => setForgot(false)} />}</Suspense>
    </>
  )
}

function useSignIn(values: Values, onSecondStep: () => void) {
  const words = useWords(authMessages)
  const { toast } = useToast()
  /** The address whose owner gave the right password but has not confirmed it. */
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null)
  /** Whether it was tried with a field that says nothing. */
  const [missing, setMissing] = useState(false)
  const email = values.email.trim()
  const work = async () => {
    setUnconfirmed(null)
    await session.signIn(email, values.password, values.remember)
    void forgetSignedUpEmail()
    toast({ title: words.signedIn, description: words.signedInText, variant: 'success' })
  }
  const { run, pending } = useCall(work, {
    title: words.signInFailed,
    describe: (failure, reason, reasons) => {
      if (isProblem(failure, 'second-step-required')) return null
      return (isProblem(failure, 'invalid-input') && reasons['wrong-credentials']) || reason
    },
    failed: (failure) => {
      if (isProblem(failure, 'email-unconfirmed')) setUnconfirmed(email)
      if (isProblem(failure, 'second-step-required')) onSecondStep()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (email !== '' && values.password !== '') return void run()
    flushSync(() => setMissing(true))
    focusFirstInvalid(event.currentTarget)
    toast({ title: words.required, description: words.requiredSignIn, variant: 'destructive' })
  }
  return { submit, pending, unconfirmed, missing }
}
