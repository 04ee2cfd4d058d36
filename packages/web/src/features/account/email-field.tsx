import { useWords } from '../../platform/words/words.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { authMessages } from './auth/auth-messages.ts'

interface Props {
  value: string
  /** What is wrong with it, in words. */
  error?: string | undefined
  onChange: (email: string) => void
}

/** The address that one signs in with. */
export function EmailField({ value, error, onChange }: Props) {
  const words = useWords(authMessages)
  return (
    <Field label={words.email} error={error}>
      <TextInput
        type="email"
        autoComplete="username"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
