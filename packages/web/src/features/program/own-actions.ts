import type { Program } from '@fonte/contract/program'
import { distinctName } from '@fonte/domain/program/distinct-name'
import { duplicateProgram } from '@fonte/domain/program/duplicate'
import { localized } from '@fonte/domain/words/localized'
import { useCallback } from 'react'
import { now } from '../../platform/clock.ts'
import { newUuid } from '../../platform/new-uuid.ts'
import { outbox } from '../../platform/outbox/device-outbox.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { useHeldDeletion } from '../../ui/use-held-deletion.ts'
import { useNotKept } from '../../ui/use-not-kept.ts'
import { namesOfOwn } from './own-names.ts'
import { programMessages } from './program-messages.ts'
import { createProgramKind, deleteProgramKind, programEntityKey } from './program-outbox.ts'

/** How long (ms) a deletion can be taken back. */
const undoTime = 6_000

/** Deletes a program on the device at once; the server hears of it when it can no longer be taken back. */
export function useDeleteProgram(): (program: Program) => Promise<void> {
  const words = useWords(programMessages)
  const remove = useHeldDeletion({ kind: deleteProgramKind, undoTime, words })
  return useCallback(
    async ({ id, name }) => {
      await remove({ entityKey: programEntityKey(id), payload: { id, name }, name })
    },
    [remove],
  )
}

/** Makes an own program with the same content, in the reader's language; where another has its name, a number follows it. */
export function useDuplicateProgram(): (program: Program) => Promise<void> {
  const words = useWords(programMessages)
  const lang = useLanguage()
  const { user } = useSignedIn()
  const { toast } = useToast()
  const notKept = useNotKept()
  return useCallback(
    async (program) => {
      const read = {
        ...program,
        name: localized(program, 'name', lang),
        description: localized(program, 'description', lang),
      }
      const { exercises } = program
      const copy = duplicateProgram(read, { id: newUuid(), user_id: user.id, suffix: words.copySuffix })
      const payload: Program = {
        ...copy,
        name: distinctName(copy.name, namesOfOwn()),
        exercises,
        description_en: null,
        updated_at: new Date(now()).toISOString(),
      }
      const entry = { id: payload.id, entityKey: programEntityKey(payload.id), payload }
      const kept = await outbox.enqueue(createProgramKind, entry).catch(notKept)
      if (kept === undefined) return
      toast({ title: words.duplicated, description: payload.name, variant: 'success' })
    },
    [words, lang, user.id, toast, notKept],
  )
}
