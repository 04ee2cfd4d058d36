import { dictionary } from '@fonte/domain/words/dictionary'
import { useWords } from '../../platform/words/words.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

const messages = dictionary({
  title: { fr: 'Modifié entre-temps', en: 'Changed in the meantime' },
  text: {
    fr: 'Un autre administrateur a enregistré une autre version. Rien n’a été écrasé\u00a0: reprenez la sienne, ou enregistrez votre saisie par-dessus.',
    en: 'Another administrator has saved another version. Nothing was overwritten: take it, or save what you typed over it.',
  },
  theirs: { fr: 'Reprendre la sienne', en: 'Take theirs' },
  mine: { fr: 'Garder ma saisie', en: 'Keep mine' },
})

interface Props {
  onTheirs: () => void
  onMine: () => void
}

/** Asks which of two versions stays, when two administrators changed the same at once. */
export function ConflictQuestion({ onTheirs, onMine }: Props) {
  const words = useWords(messages)
  return (
    <ConfirmDialog
      open
      title={words.title}
      description={words.text}
      cancelLabel={words.theirs}
      confirmLabel={words.mine}
      onCancel={onTheirs}
      onConfirm={onMine}
      closeByBack={false}
    />
  )
}
