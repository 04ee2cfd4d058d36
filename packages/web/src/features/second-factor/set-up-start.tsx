import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { call } from '../../platform/api/client.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { useCall } from '../../ui/use-call.ts'
import { PasswordQuestionField } from '../personal-data/password-question-field.tsx'
import { usePasswordQuestion } from '../personal-data/use-password-question.ts'
import { secondFactorMessages } from './second-factor-messages.ts'
import { secondFactorQuery } from './second-factor-queries.ts'

/** What an app takes in. */
export interface Setup {
  readonly secret: string
  readonly url: string
}

/** What one needs for a second step, and the button that begins it; asks for the password where the server wants it. */
export function SetUpStart({ onBegun }: { onBegun: (setup: Setup) => void }) {
  const words = useWords(secondFactorMessages)
  const { data } = useQuery(secondFactorQuery)
  const question = usePasswordQuestion(words.password)
  const work = async () => onBegun(await call('begin-second-factor', { body: question.body }))
  const { run, pending } = useCall(work, {
    title: words.error,
    describe: (failure, reason) => (question.handle(failure) ? null : reason),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <form className="stack" onSubmit={submit} noValidate>
      {data?.is_required && <p className="strong-text">{words.required}</p>}
      <p>{words.intro}</p>
      <p>{words.introSignOut}</p>
      <PasswordQuestionField {...question} />
      <Button type="submit" size="l" variant="ember" className="justify-self-start" pending={pending}>
        {pending ? words.beginning : words.begin}
      </Button>
    </form>
  )
}
