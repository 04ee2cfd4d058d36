/** The longest address of a picture, in characters. */
export const longestPictureAddress = 2000

const httpsAddress = /^https:\/\/[^\s/?#]+\S*$/iu

/** Whether a text can be the address of a picture: https only, so that nothing is fetched in the clear. */
export function isPictureAddress(text: string): boolean {
  return httpsAddress.test(text)
}
