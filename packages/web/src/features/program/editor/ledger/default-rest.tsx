import { useId } from 'react'
import { useWords } from '../../../../platform/words/words.ts'
import { FieldError } from '../../../../ui/field.tsx'
import { NumberInput } from '../../../../ui/number-input.tsx'
import { editorMessages } from '../editor-messages.ts'

interface Props {
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** The rest between two exercises, in seconds. */
export function DefaultRest({ value, error, onChange }: Props) {
  const words = useWords(editorMessages)
  const id = useId()
  return (
    <div className="default-rest flex-wrap">
      <label htmlFor={id}>{words.defaultRest}</label>
      <NumberInput
        id={id}
        enterKeyHint="next"
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
