import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserProcess, startBrowser } from './browser-process.ts'
import { test as base } from './test.ts'

interface Device {
  /** Starts the device's browser, again with what it kept where it was closed or killed before. */
  readonly start: () => Promise<BrowserProcess>
}

/** The test over a network that can be cut, with a device whose browser can be killed. */
export const test = base.extend<{ device: Device }>({
  device: async ({ wire: _ }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'fonte-profile-'))
    let running: BrowserProcess | null = null
    const start = async () => {
      running = await startBrowser(profile)
      return running
    }
    await use({ start })
    await (running as BrowserProcess | null)?.kill()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  },
})
