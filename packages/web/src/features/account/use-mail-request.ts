import { isPlausibleEmail, normalizeEmail } from '@fonte/domain/account/email'
import { type FormEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { isProblem } from '../../platform/api/api-problem.ts'
import { call } from '../../platform/api/client.ts'
import { useWords } from '../../platform/words/words.ts'
import { focusFirstInvalid } from '../../ui/focus-first-invalid.ts'
import { useToast } from '../../ui/toast.ts'
import { useCall } from '../../ui/use-call.ts'
import { authMessages } from './auth/auth-messages.ts'

interface Asking {
  readonly operation: 'request-password-reset' | 'resend-confirmation'
  /** What is told once it is asked for; whether the address has an account is never said. */
  readonly sent: { readonly title: string; readonly description: string }
  readonly done?: () => void
}

/** Has a link mailed to an address as typed; `error` is what is wrong with the address that stands there. */
export function useMailRequest(typed: string, { operation, sent, done }: Asking) {
  const words = useWords(authMessages)
  const { toast } = useToast()
  const email = typed.trim()
  /** The address that no mail can go to, until another one stands there. */
  const [refused, setRefused] = useState<string>()
  const work = async () => {
    await call(operation, { body: { email } })
    toast({ ...sent, variant: 'success' })
    done?.()
  }
  const { run, pending } = useCall(work, {
    title: words.error,
    describe: (failure, reason) => (isProblem(failure, 'invalid-input') ? null : reason),
    failed: (failure) => isProblem(failure, 'invalid-input') && setRefused(email),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isPlausibleEmail(normalizeEmail(email))) return void run()
    flushSync(() => setRefused(email))
    focusFirstInvalid(event.currentTarget)
    if (email !== '') return
    toast({ title: words.emailRequired, description: words.emailRequiredText, variant: 'destructive' })
  }
  const wrong = email === '' ? words.noEmail : words.badEmail
  return { submit, run, pending, error: refused === email ? wrong : undefined }
}
