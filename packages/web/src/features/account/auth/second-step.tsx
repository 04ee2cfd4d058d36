import { readSecondStepCode } from '@fonte/domain/account/second-step'
import { type FormEvent, useState } from 'react'
import { isProblem } from '../../../platform/api/api-problem.ts'
import { session } from '../../../platform/session/session.ts'
import { useTitle } from '../../../platform/title.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useToast } from '../../../ui/toast.ts'
import { Title } from '../../../ui/typography.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { authMessages } from './auth-messages.ts'
import { secondStepMessages } from './second-step-messages.ts'

interface Props {
  readonly remember: boolean
  /** Back to the password: asked for, or the time for the code is over. */
  readonly onBack: () => void
}

/** The second step of a sign-in: the code of an app, or a recovery code. */
export function SecondStep({ remember, onBack }: Props) {
  const words = useWords(secondStepMessages)
  const [isRecovery, setIsRecovery] = useState(false)
  const { code, error, type, submit, pending } = useSecondStep(isRecovery, remember, onBack)
  useTitle(words.title)
  const change = () => {
    setIsRecovery(!isRecovery)
    type('')
  }
  return (
    <form className="pt-5" onSubmit={submit} noValidate>
      <Title as="h2" className="text-30">
        {words.title}
      </Title>
      <p>{isRecovery ? words.recoveryText : words.text}</p>
      <Field key={String(isRecovery)} label={isRecovery ? words.recoveryCode : words.code} error={error}>
        <TextInput
          autoFocus
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => type(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="ember" size="xl" pending={pending}>
        {pending ? words.verifying : words.verify}
      </Button>
      <div className="spread-row flex-wrap">
        <Button variant="quiet" onClick={change}>
          {isRecovery ? words.useApp : words.useRecovery}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {words.back}
        </Button>
      </div>
      {isRecovery && <p className="secondary-text">{words.lost}</p>}
    </form>
  )
}

function useSecondStep(isRecovery: boolean, remember: boolean, onOver: () => void) {
  const words = useWords(secondStepMessages)
  const auth = useWords(authMessages)
  const { toast } = useToast()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const work = async () => {
    await session.completeSignIn(code, remember)
    toast({ title: auth.signedIn, description: auth.signedInText, variant: 'success' })
  }
  const { run, pending } = useCall(work, {
    title: words.failed,
    describe: (failure, reason) => {
      if (!isProblem(failure, 'wrong-code')) return reason
      setError(reason)
      return null
    },
    failed: (failure) => (isProblem(failure, 'challenge-over') || isProblem(failure, 'account-blocked')) && onOver(),
  })
  const type = (typed: string) => {
    setCode(typed)
    setError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = isRecovery ? 'recovery' : 'time'
    if (readSecondStepCode(code)?.kind === wanted) return void run()
    setError(isRecovery ? words.badRecoveryCode : words.badCode)
  }
  return { code, error, type, submit, pending }
}
