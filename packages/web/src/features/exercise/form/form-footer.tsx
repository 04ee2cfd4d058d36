import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { exerciseMessages } from '../exercise-messages.ts'

interface Props {
  /** The `id` of the form element. */
  formId: string
  saving: boolean
  onCancel: () => void
}

/** Cancels or saves the form of an exercise. */
export function FormFooter({ formId, saving, onCancel }: Props) {
  const words = useWords(exerciseMessages)
  return (
    <>
      <Button size="l" onClick={onCancel}>
        {words.cancel}
      </Button>
      <Button size="l" variant="ember" type="submit" form={formId} pending={saving}>
        {words.save}
      </Button>
    </>
  )
}
