/** Asks the browser to keep this site's data when the disk is nearly full; harmless where it cannot. */
export async function askForPersistence(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false)
}
