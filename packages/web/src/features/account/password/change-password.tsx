import { type FormEvent, useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { queryClient } from '../../../platform/query/query-client.ts'
import { renewReads } from '../../../platform/query/renew.ts'
import { exchangeTokens } from '../../../platform/session/exchange-tokens.ts'
import { session, useSignedIn } from '../../../platform/session/session.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { useToast } from '../../../ui/toast.ts'
import { sessionsQuery } from '../sessions/session-queries.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordMessages } from './password-messages.ts'
import { useNewPassword } from './use-new-password.ts'

/** Changing the password from the settings, by the old one. */
export function ChangePassword() {
  const words = useWords(passwordMessages)
  const { user, profile } = useSignedIn()
  const { toast } = useToast()
  const [current, setCurrent] = useState('')
  const form = useNewPassword(
    (password) =>
      exchangeTokens(session, () => call('change-password', { body: { current_password: current, password } })),
    {
      done: () => {
        setCurrent('')
        void renewReads(queryClient, sessionsQuery.queryKey)
        toast({ title: words.updated, description: words.changedText, variant: 'success' })
      },
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (current !== '') return void form.submit()
    toast({ title: words.required, description: words.requiredText, variant: 'destructive' })
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <Field label={words.currentPassword}>
        <PasswordInput
          autoComplete="current-password"
          showLabel={words.showPassword}
          hideLabel={words.hidePassword}
          value={current}
          onChange={(event) => setCurrent(event.target.value)}
        />
      </Field>
      <NewPasswordFields
        values={form.values}
        onChange={form.setValues}
        names={[profile.full_name, profile.username, user.email]}
      />
      <Button type="submit" pending={form.pending}>
        {form.pending ? words.updating : words.update}
      </Button>
    </form>
  )
}
