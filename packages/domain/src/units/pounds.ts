/** Kilograms in a pound (avoirdupois), exactly: the international agreement of 1959. */
const kgInPound = 0.453_592_37

/** The kg of a weight in pounds, rounded half up to the hundredth. */
export function toKg(pounds: number): number {
  // The product to eight decimals first, so that binary noise does not decide a half.
  return Math.round(Number((pounds * kgInPound * 100).toFixed(6))) / 100
}
