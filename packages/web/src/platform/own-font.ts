/** Under which this browser notes that it has asked for the font before; `first.js` looks there. */
const keptAs = 'fonte.font'

/** Shows the text in its own font, which a first visit puts off; the next ones find it at hand. */
export function showOwnFont(): void {
  delete document.documentElement.dataset.font
  try {
    localStorage.setItem(keptAs, 'known')
  } catch {
    // Storage is closed: the next visit puts it off again.
  }
}
