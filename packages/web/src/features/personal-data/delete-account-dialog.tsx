import { useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { personalDataMessages } from './personal-data-messages.ts'
import { useAccountDeletion } from './use-account-deletion.ts'

/** Asks for the confirmation word, and for the password where the server wants it, before the account goes. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(personalDataMessages)
  const [word, setWord] = useState('')
  const [password, setPassword] = useState('')
  const { deleting, asked, confirm } = useAccountDeletion()
  return (
    <ConfirmDialog
      open
      danger
      title={words.dialogTitle}
      description={words.dialogText(words.confirmationWord)}
      confirmLabel={deleting ? words.deleting : words.deleteForGood}
      cancelLabel={words.cancel}
      pending={deleting}
      disabled={word !== words.confirmationWord || (asked !== null && password === '')}
      onConfirm={() => void confirm(password)}
      onCancel={onClose}
    >
      <Field label={words.word}>
        <TextInput
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          onChange={(event) => setWord(event.target.value)}
        />
      </Field>
      {asked !== null && (
        <Field label={words.password} error={asked}>
          <PasswordInput
            autoComplete="current-password"
            showLabel={words.showPassword}
            hideLabel={words.hidePassword}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
