import type { Program } from '@fonte/contract/program'
import { shownProgram } from '@fonte/domain/program/shown-program'
import { allowedImage } from '../platform/allowed-image.ts'
import type { Reader } from '../platform/database.ts'
import type { Caller } from '../platform/session/caller.ts'
import { findOthersProgram, findProgram } from './program-store.ts'

/**
 * A program that `user` may read: their own and predefined ones as they are, those that others have published as a post
 * shows them to premium members, and any to who may administer; undefined when there is none.
 */
export const readProgram = async (
  user: Pick<Caller, 'id' | 'isPremium' | 'mayAdminister' | 'role'>,
  id: string,
  imageHosts: readonly string[],
  reader: Reader,
): Promise<Program | undefined> => {
  const own = await findProgram(user.id, id, reader)
  if (own || !(user.role === 'admin' || user.isPremium)) return own
  const program = await findOthersProgram(id, !user.mayAdminister, reader)
  return program && shownProgram(program, allowedImage(program.image_url, imageHosts))
}
