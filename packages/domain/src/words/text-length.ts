/** How many characters a text has as all bounds count them: Unicode code points, so that an emoji is one and not two. */
export function countCharacters(text: string): number {
  return [...text].length
}

/** How many characters of a typed text are stored: without outer spaces, letters and accents put together. */
export function storedLength(text: string): number {
  return countCharacters(text.trim().normalize('NFC'))
}
