import type { Program } from '@fonte/contract/program'
import type { ProgramContent } from '@fonte/domain/program/program'
import { now } from '../../platform/clock.ts'
import { newUuid } from '../../platform/new-uuid.ts'

/** A program of `user_id` with this content, as it is before the server knows it. */
export function newOwnProgram(user_id: string, content: ProgramContent): Program {
  return {
    id: newUuid(),
    user_id,
    ...content,
    name_en: null,
    description_en: null,
    is_public: false,
    is_predefined: false,
    copied_from_program_id: null,
    version: 1,
    updated_at: new Date(now()).toISOString(),
  }
}
