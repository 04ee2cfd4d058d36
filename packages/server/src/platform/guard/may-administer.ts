import type { Role } from '@fonte/domain/account/role'
import { type Config, isPublic } from '../config.ts'

/**
 * Whether somebody may do and see what only administrators may. Who administers a service that others reach has proved two
 * things at the sign-in; what an administrator reads as a member needs one.
 */
export const mayAdminister = (
  place: Pick<Config, 'host' | 'publicUrl'>,
  { role, hasSecondFactor }: { readonly role: Role; readonly hasSecondFactor: boolean },
): boolean => role === 'admin' && (hasSecondFactor || !isPublic(place))
