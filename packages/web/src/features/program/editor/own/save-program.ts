import type { Program } from '@fonte/contract/program'
import { type ProgramForm, toProgramContent } from '@fonte/domain/program/form'
import { outbox } from '../../../../platform/outbox/device-outbox.ts'
import { newOwnProgram } from '../../new-own-program.ts'
import { createProgramKind, programEntityKey, updateProgramKind } from '../../program-outbox.ts'
import { endDraft, newProgramKey } from '../draft/drafts.ts'

/**
 * Saves the form on the device, in one step with its draft's end; the server follows. `base` is null for a new program.
 * Answers the id of the entry in the outbox.
 */
export async function saveProgram(userId: string, form: ProgramForm, base: Program | null): Promise<string> {
  const program = base ? { ...base, ...toProgramContent(form) } : newOwnProgram(userId, toProgramContent(form))
  const entityKey = programEntityKey(program.id)
  return await endDraft(userId, base?.id ?? newProgramKey, (removal) =>
    base
      ? outbox.enqueue(updateProgramKind, { entityKey, payload: { program, base } }, [removal])
      : outbox.enqueue(createProgramKind, { id: program.id, entityKey, payload: program }, [removal]),
  )
}
