import type { FormEvent } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { settingsMessages } from './settings-messages.ts'
import { useUsername } from './use-username.ts'

/** The form of the public username. */
export function UsernameField() {
  const words = useWords(settingsMessages)
  const { value, type, save, pending, isUnchanged, error } = useUsername()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Field label={words.username} error={error} hint={error === undefined ? words.usernameHint : undefined}>
        <div className="field-with-button">
          <TextInput
            value={value}
            readOnly={pending}
            autoComplete="nickname"
            autoCapitalize="none"
            spellCheck={false}
            dir="auto"
            onChange={(event) => type(event.target.value)}
          />
          <Button
            type="submit"
            variant={isUnchanged ? 'outline' : 'ember'}
            pending={pending}
            aria-disabled={isUnchanged}
          >
            {pending ? words.saving : words.save}
          </Button>
        </div>
      </Field>
    </form>
  )
}
