import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { call } from '../../../platform/api/client.ts'
import { useTitle } from '../../../platform/title.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { useToast } from '../../../ui/toast.ts'
import { Title } from '../../../ui/typography.tsx'
import { AuthFrame } from '../auth/auth-frame.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordMessages } from './password-messages.ts'
import { useNewPassword } from './use-new-password.ts'

/** The page of the mailed link: a new password, then back to signing in. */
export function UpdatePasswordScreen({ token }: { token: string }) {
  const words = useWords(passwordMessages)
  const { toast } = useToast()
  const navigate = useNavigate()
  const [spent, setSpent] = useState(false)
  useTitle(words.newTitle)
  const form = useNewPassword((password) => call('update-password', { body: { token, password } }), {
    done: () => {
      toast({ title: words.updated, description: words.updatedText, variant: 'success' })
      void navigate({ to: '/auth' })
    },
    failed: (failure) => setSpent(isProblem(failure, 'link-invalid')),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <AuthFrame>
      <form onSubmit={submit} noValidate>
        <Title as="h2" className="text-30">
          {words.newTitle}
        </Title>
        <NewPasswordFields values={form.values} onChange={form.setValues} />
        <Button type="submit" variant="ember" size="l" block pending={form.pending}>
          {form.pending ? words.updating : words.update}
        </Button>
        {spent && (
          <Link to="/auth" search={{ forgot: true }} className={buttonClass({})}>
            {words.newLink}
          </Link>
        )}
      </form>
    </AuthFrame>
  )
}
