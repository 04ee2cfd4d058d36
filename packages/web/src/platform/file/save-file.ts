/** How long (ms) a file's address stays: some browsers begin to read it only after the click. */
const addressTime = 60_000

/** Hands `text` to the browser as a file to save. */
export function saveFile(text: string, name: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: url, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(url), addressTime)
}
