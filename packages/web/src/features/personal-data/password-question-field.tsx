import { useWords } from '../../platform/words/words.ts'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { personalDataMessages } from './personal-data-messages.ts'
import type { PasswordQuestion } from './use-password-question.ts'

/** Where the password is typed once more; nothing while the server does not want it. */
export function PasswordQuestionField({ asked, password, type }: PasswordQuestion) {
  const words = useWords(personalDataMessages)
  if (asked === null) return null
  return (
    <Field label={words.password} error={asked}>
      <PasswordInput
        autoComplete="current-password"
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        value={password}
        onChange={(event) => type(event.target.value)}
      />
    </Field>
  )
}
