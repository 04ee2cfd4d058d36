import type { Database } from '../platform/database.ts'
import { keyName, openSecret, sealSecret } from '../platform/second-factor/sealed-secret.ts'
import type { SessionKeys } from '../platform/session/tokens.ts'
import { listSealedOtherwise, saveResealed } from './second-factor-store.ts'

/**
 * Encrypts the secrets that an earlier key of the server holds with the current one, so that the earlier key can go. Answers
 * how many no key opens: their owners need a recovery code, or a new set-up.
 */
export const resealSecrets = async (database: Database, keys: SessionKeys): Promise<number> => {
  let lost = 0
  let after: string | null = null
  for (;;) {
    const rows = await listSealedOtherwise(keyName(keys[0]), after, database.read)
    for (const row of rows) {
      const secret = openSecret(keys, row.user_id, row)
      after = row.user_id
      if (!secret) lost += 1
      else {
        const sealed = sealSecret(keys, row.user_id, secret)
        await database.transaction((writer) => saveResealed(row.user_id, row.sealed_secret, sealed, writer))
      }
    }
    if (rows.length === 0) return lost
  }
}
