import type { RateClass } from '@fonte/contract/route'
import type { Limiter } from './limiter.ts'

/**
 * Counts a guess at a password or a code of this class against `counted`, if it is wrong; not where nothing was compared,
 * as where too many passwords are being hashed.
 * @throws Problem `rate-limited`, and whatever `guess` throws
 */
export const countGuess = async <T>(
  limiter: Limiter,
  rate: RateClass,
  counted: string,
  guess: () => Promise<T>,
  isInOrder: (result: T) => boolean,
): Promise<T> => {
  const begun = await limiter.beginGuess(rate, counted)
  const result = await guess().catch(async (failure: unknown) => {
    await begun.takeBack()
    throw failure
  })
  await (isInOrder(result) ? begun.takeBack() : begun.count())
  return result
}
