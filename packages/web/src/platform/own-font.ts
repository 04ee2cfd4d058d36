/** Under which this browser notes that it has asked for the font before; `first.js` looks there. */
const keptAs = 'fonte.font'

/**
 * Shows the text in its own font, which a first visit puts off; the next ones find it at hand. It is fetched before it is
 * used: the page is laid out anew once, and not when it is asked for and when it comes.
 */
export async function showOwnFont(): Promise<void> {
  // Where it does not come, the page asks for it like any other.
  await document.fonts.load('1em "Archivo Variable"').catch(() => undefined)
  delete document.documentElement.dataset.font
  try {
    localStorage.setItem(keptAs, 'known')
  } catch {
    // Storage is closed: the next visit puts it off again.
  }
}
