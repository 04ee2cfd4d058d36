import type { Program } from '@fonte/contract/program'
import type { ProgramForm } from '@fonte/domain/program/form'
import { outbox } from '../../../../platform/outbox/device-outbox.ts'
import { firstTry } from '../../../../platform/outbox/first-try.ts'
import { outboxMessages } from '../../../../platform/outbox/outbox-messages.ts'
import { useSignedIn } from '../../../../platform/session/session.ts'
import { useWords } from '../../../../platform/words/words.ts'
import { useToast } from '../../../../ui/toast.ts'
import { newProgramKey } from '../draft/drafts.ts'
import { editorMessages } from '../editor-messages.ts'
import type { EditorPurpose, Kept } from '../use-editor.ts'
import { saveProgram } from './save-program.ts'

/** The form of a program of one’s own: it is kept on the device, and the server follows. */
export function useOwnPurpose(base: Program | null): EditorPurpose {
  const words = useWords(editorMessages)
  const { notKeptText } = useWords(outboxMessages)
  const { user } = useSignedIn()
  const { toast } = useToast()
  /** Not of a save that ended in a conflict: the home screen leads to the choice. */
  const tellSaved = async (id: string, name: string) => {
    if ((await firstTry(outbox.entries, id)) === 'refused') return
    toast({ title: words.saved, description: name, variant: 'success' })
  }
  const keep = async (form: ProgramForm): Promise<Kept> => {
    try {
      void tellSaved(await saveProgram(user.id, form, base), form.name.trim())
      return 'kept'
    } catch {
      toast({ title: words.notSaved, description: notKeptText, variant: 'destructive' })
      return 'failed'
    }
  }
  return { draftKey: base?.id ?? newProgramKey, home: '/', keep }
}
