import { randomBytes } from 'node:crypto'
import { uuidV7 } from '@fonte/domain/identity/uuid'

/** A new UUID of version 7 for a row that the server makes at `now` (epoch ms). */
export const newRowId = (now: number): string => uuidV7(now, randomBytes(10))
