import { useState } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { PasswordQuestionField } from './password-question-field.tsx'
import { personalDataMessages } from './personal-data-messages.ts'
import { useAccountDeletion } from './use-account-deletion.ts'

/** Asks for the confirmation word, and for the password where the server wants it, before the account goes. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const words = useWords(personalDataMessages)
  const [word, setWord] = useState('')
  const { deleting, question, confirm } = useAccountDeletion()
  return (
    <ConfirmDialog
      open
      danger
      title={words.dialogTitle}
      description={words.dialogText(words.confirmationWord)}
      confirmLabel={deleting ? words.deleting : words.deleteForGood}
      cancelLabel={words.cancel}
      pending={deleting}
      disabled={word !== words.confirmationWord || (question.asked !== null && question.password === '')}
      onConfirm={() => void confirm()}
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
      <PasswordQuestionField {...question} />
    </ConfirmDialog>
  )
}
