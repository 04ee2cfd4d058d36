import { uuidV7 } from '@fonte/domain/identity/uuid'

/** A fresh UUID of version 7: the client names what it makes, so that repeating a write is harmless. */
export const newUuid = (): string => uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(10)))
