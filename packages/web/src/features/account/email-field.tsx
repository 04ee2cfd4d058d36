import { useWords } from '../../platform/words/words.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { authMessages } from './auth/auth-messages.ts'

/** The address that one signs in with. */
export function EmailField({ value, onChange }: { value: string; onChange: (email: string) => void }) {
  const words = useWords(authMessages)
  return (
    <Field label={words.email}>
      <TextInput
        type="email"
        autoComplete="username"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
