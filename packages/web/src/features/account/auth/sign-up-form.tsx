import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../platform/api/client.ts'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { focusFirstInvalid } from '../../../ui/focus-first-invalid.ts'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { PasswordStrengthMeter } from '../password/password-strength-meter.tsx'
import { authMessages } from './auth-messages.ts'
import {
  blankSignUp,
  checkSignUp,
  hasErrors,
  missingFields,
  passwordContext,
  refusedFields,
  type SignUpErrors,
  type SignUpValues,
} from './sign-up-values.ts'
import { keepSignedUpEmail } from './signed-up-email.ts'
import { SocialButtons } from './social-buttons.tsx'

interface Props {
  /** Absent until something was typed. */
  readonly values: SignUpValues | undefined
  readonly onChange: (values: SignUpValues) => void
  readonly onDone: () => void
}

export function SignUpForm({ values = blankSignUp, onChange, onDone }: Props) {
  const words = useWords(authMessages)
  const { submit, pending, errors, forgive } = useSignUp(values, onDone)
  const input = (field: keyof SignUpValues) => ({
    value: values[field],
    onChange: (event: { target: { value: string } }) => {
      forgive(field)
      onChange({ ...values, [field]: event.target.value })
    },
  })
  return (
    <form onSubmit={submit} noValidate>
      <Field label={words.fullName} error={errors.full_name}>
        <TextInput autoComplete="name" {...input('full_name')} />
      </Field>
      <Field label={words.username} error={errors.username} hint={errors.username ? undefined : words.usernameHint}>
        <TextInput autoComplete="nickname" autoCapitalize="none" spellCheck={false} {...input('username')} />
      </Field>
      <Field label={words.email} error={errors.email}>
        <TextInput type="email" autoComplete="username" {...input('email')} />
      </Field>
      <Field
        label={words.password}
        error={errors.password}
        hint={<PasswordStrengthMeter password={values.password} context={passwordContext(values)} />}
      >
        <PasswordInput
          autoComplete="new-password"
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          {...input('password')}
        />
      </Field>
      <Button type="submit" variant="ember" size="xl" pending={pending}>
        {pending ? words.signingUp : words.signUp}
      </Button>
      <SocialButtons />
    </form>
  )
}

function useSignUp(values: SignUpValues, onDone: () => void) {
  const words = useWords(authMessages)
  const lang = useLanguage()
  const { toast } = useToast()
  const [errors, setErrors] = useState<SignUpErrors>({})
  /** Takes away what was said about the try before, which may be wrong now. */
  const takeBack = useRef<() => void>(undefined)
  const work = async () => {
    await call('sign-up', { body: { ...values, lang } })
    await keepSignedUpEmail(values.email.trim())
    toast({ title: words.signedUp, description: words.signedUpText, variant: 'success' })
    onDone()
  }
  const describe = (failure: unknown, reason: string) => {
    setErrors(refusedFields(failure, words, reason))
    return reason
  }
  const { run, pending } = useCall(work, { title: words.signUpFailed, describe })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending) return
    takeBack.current?.()
    const missing = missingFields(values, words)
    const found = missing ?? checkSignUp(values, words)
    flushSync(() => setErrors(found))
    if (!hasErrors(found)) return void run()
    focusFirstInvalid(event.currentTarget)
    if (!missing) return
    takeBack.current = toast({ title: words.required, description: words.requiredSignUp, variant: 'destructive' })
  }
  /** What was wrong with a field is no longer true once it changes. */
  const forgive = (field: keyof SignUpValues) => {
    if (errors[field] !== undefined) setErrors({ ...errors, [field]: undefined })
  }
  return { submit, pending, errors, forgive }
}
