/** The longest URL of a picture, in characters. */
export const longestPictureUrl = 2000

const httpsUrl = /^https:\/\/[^\s/?#]+\S*$/iu

/** Whether a text can be the URL of a picture: https only, so that nothing is fetched in the clear. */
export function isPictureUrl(text: string): boolean {
  return httpsUrl.test(text)
}
