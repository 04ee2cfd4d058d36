import { readSecondStepCode } from '@fonte/domain/account/second-step'
import { type FormEvent, useState } from 'react'
import { isProblem } from '../../platform/api/api-problem.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Title } from '../../ui/typography.tsx'
import { useCall } from '../../ui/use-call.ts'
import { CodeField } from './code-field.tsx'
import { QrCode } from './qr-code.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'
import type { Setup } from './set-up-start.tsx'
import { useCopy } from './use-copy.ts'

interface Props {
  readonly setup: Setup
  readonly confirm: (code: string) => Promise<void>
  /** The secret has waited too long for its code. */
  readonly onOver: () => void
}

/** The secret for the app, as QR code, link and text; and the first code that proves the app has it. */
export function SetUpApp({ setup, confirm, onOver }: Props) {
  const words = useWords(secondFactorMessages)
  const copy = useCopy()
  const { code, error, type, submit, pending } = useFirstCode(confirm, onOver)
  return (
    <form className="stack" onSubmit={submit} noValidate>
      <Title as="h2" className="text-22">
        {words.scanTitle}
      </Title>
      <p>{words.scan}</p>
      <QrCode text={setup.url} label={words.qrCode} />
      <a href={setup.url} className={buttonClass({ className: 'justify-self-start' })}>
        {words.openApp}
      </a>
      <p className="grid gap-1">
        <span className="secondary-text">{words.secret}</span>
        <code className="secret-text">{setup.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <Button icon="copy" className="justify-self-start" onClick={() => void copy(setup.secret, words.secretCopied)}>
        {words.copySecret}
      </Button>
      <Title as="h2" className="text-22">
        {words.confirmTitle}
      </Title>
      <CodeField value={code} error={error} onChange={type} />
      <Button type="submit" size="l" variant="ember" className="justify-self-start" pending={pending}>
        {pending ? words.confirming : words.confirm}
      </Button>
    </form>
  )
}

function useFirstCode(confirm: (code: string) => Promise<void>, onOver: () => void) {
  const words = useWords(secondFactorMessages)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const { run, pending } = useCall(() => confirm(code), {
    title: words.error,
    describe: (failure, reason) => {
      if (!isProblem(failure, 'wrong-code')) return reason
      setError(reason)
      return null
    },
    failed: (failure) => isProblem(failure, 'setup-over') && onOver(),
  })
  const type = (typed: string) => {
    setCode(typed)
    setError(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (readSecondStepCode(code)?.kind === 'time') return void run()
    setError(words.badCode)
  }
  return { code, error, type, submit, pending }
}
