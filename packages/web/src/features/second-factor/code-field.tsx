import { useWords } from '../../platform/words/words.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { secondFactorMessages } from './second-factor-messages.ts'

interface Props {
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (code: string) => void
  /** Recovery codes are taken, too. */
  readonly takesRecovery?: boolean
}

/** Where a code is typed; spaces and hyphens do not matter. */
export function CodeField({ value, error, onChange, takesRecovery = false }: Props) {
  const words = useWords(secondFactorMessages)
  return (
    <Field label={takesRecovery ? words.codeOrRecovery : words.code} error={error}>
      <TextInput
        autoComplete="one-time-code"
        inputMode={takesRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
