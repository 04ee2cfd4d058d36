import { sql } from 'kysely'
import type { Reader, Writer } from '../platform/database.ts'
import type { SealedSecret } from '../platform/second-factor/sealed-secret.ts'
import { deleteSome } from '../platform/statements/batches.ts'

/** The second factor of `userId`, on or being set up; undefined when there is none. */
export const findSecondFactor = (userId: string, reader: Reader) =>
  reader.selectFrom('second_factors').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** How many recovery codes of `userId` were not used yet. */
export const countRecoveryCodes = async (userId: string, reader: Reader): Promise<number> => {
  const { left } = await reader
    .selectFrom('recovery_codes')
    .select((code) => code.fn.countAll<string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}

/** What the owner of a second factor may know of it. */
export const findSecondFactorFacts = async (userId: string, reader: Reader) => {
  const factor = await findSecondFactor(userId, reader)
  return {
    turned_on_at: factor?.turned_on_at?.toISOString() ?? null,
    recovery_codes_left: await countRecoveryCodes(userId, reader),
  }
}

/** Keeps a secret that no code has proved yet, in place of an earlier one. */
export const saveSetup = async (userId: string, sealed: SealedSecret, now: Date, writer: Writer): Promise<void> => {
  await writer
    .insertInto('second_factors')
    .values({ ...sealed, user_id: userId, begun_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...sealed, begun_at: now }))
    .execute()
}

/** Notes the time step whose code was accepted; false when that or a later one was already. */
export const takeStep = async (userId: string, step: number, writer: Writer): Promise<boolean> => {
  const taken = await writer
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** Uses up a recovery code; false when it is none, or was used already. */
export const takeRecoveryCode = async (
  userId: string,
  codeHash: Buffer,
  now: Date,
  writer: Writer,
): Promise<boolean> => {
  const taken = await writer
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** Counts a wrong code at a sign-in of `userId`: how many there were in a row, and when the owner was last told. */
export const countRefusedCode = async (
  userId: string,
  writer: Writer,
): Promise<{ readonly refused_codes: number; readonly warned_at: Date | null }> =>
  writer
    .updateTable('second_factors')
    .set((factor) => ({ refused_codes: factor('refused_codes', '+', 1) }))
    .where('user_id', '=', userId)
    .returning(['refused_codes', 'warned_at'])
    .executeTakeFirstOrThrow()

/** Notes that the owner was told of wrong codes at `now`. */
export const noteWarning = async (userId: string, now: Date, writer: Writer): Promise<void> => {
  await writer.updateTable('second_factors').set({ warned_at: now }).where('user_id', '=', userId).execute()
}

/** A code was right: wrong ones are counted from none again. */
export const forgetRefusedCodes = async (userId: string, writer: Writer): Promise<void> => {
  await writer.updateTable('second_factors').set({ refused_codes: 0 }).where('user_id', '=', userId).execute()
}

/** Turns the second factor of `userId` on at `now`. */
export const turnOn = async (userId: string, now: Date, writer: Writer): Promise<void> => {
  await writer.updateTable('second_factors').set({ turned_on_at: now }).where('user_id', '=', userId).execute()
}

/** Replaces the recovery codes of `userId` by those with these hashes. */
export const replaceRecoveryCodes = async (
  userId: string,
  { salt, hashes }: { readonly salt: Buffer; readonly hashes: readonly Buffer[] },
  writer: Writer,
): Promise<void> => {
  await writer.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await writer.updateTable('second_factors').set({ recovery_salt: salt }).where('user_id', '=', userId).execute()
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash }))
  await writer.insertInto('recovery_codes').values(rows).execute()
}

/** Removes the second factor of `userId` with its recovery codes where it is on, not one that is being set up; whether it was. */
export const deleteSecondFactor = async (userId: string, writer: Writer): Promise<boolean> => {
  const deleted = await writer
    .deleteFrom('second_factors')
    .where('user_id', '=', userId)
    .where('turned_on_at', 'is not', null)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Forgets the secrets from before `before` that no code has proved. */
export const deleteOldSetups = (before: Date, writer: Writer): Promise<number> =>
  deleteSome('second_factors', sql`turned_on_at IS NULL AND begun_at < ${before}`, writer)

/** Some secrets that are encrypted with another key than the current one, and where to go on. */
export const listSealedOtherwise = (currentKey: string, after: string | null, reader: Reader) =>
  reader
    .selectFrom('second_factors')
    .select(['user_id', 'sealed_secret', 'key_name'])
    .where('key_name', '!=', currentKey)
    .$if(after !== null, (query) => query.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(100)
    .execute()

/** Replaces a secret by the same one under another key, unless it was changed since it was read. */
export const saveResealed = async (
  userId: string,
  before: Buffer,
  sealed: SealedSecret,
  writer: Writer,
): Promise<void> => {
  await writer
    .updateTable('second_factors')
    .set(sealed)
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', before)
    .execute()
}
