import type { RateClass } from '@fonte/contract/route'
import type { Limiter } from './limiter.ts'

/**
 * Counts a guess at a password or a code of this class against `counted`. It is taken back when the guess is in order, and
 * when nothing was compared, as where too many passwords are being hashed.
 * @throws Problem `rate-limited`, and whatever `guess` throws
 */
export const countGuess = async <T>(
  limiter: Limiter,
  rate: RateClass,
  counted: string,
  guess: () => Promise<T>,
  isInOrder: (result: T) => boolean,
): Promise<T> => {
  await limiter.consumeAccount(rate, counted)
  const takeBack = () => limiter.giveBack(rate, counted)
  const result = await guess().catch(async (failure: unknown) => {
    await takeBack()
    throw failure
  })
  if (isInOrder(result)) await takeBack()
  return result
}
