import { type ChildProcess, spawn } from 'node:child_process'
import process from 'node:process'
import { createInterface } from 'node:readline'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { browserOptions } from '../kit/browser-options.ts'

/** A browser as a process of its own, which can be killed. */
export interface BrowserProcess {
  readonly page: Page
  readonly context: BrowserContext
  /** Ends the browser with all its pages as an empty battery would. */
  kill(): Promise<void>
  /** Closes the browser as its owner would: it writes what it has, its cookies too. */
  close(): Promise<void>
}

const options = [
  '--headless=new',
  '--remote-debugging-port=0',
  ...browserOptions,
  '--no-first-run',
  '--lang=fr-FR',
  'about:blank',
]

const address = /DevTools listening on (ws:\S+)/

/** The URL under which the browser is driven, which it tells once. */
const debuggingUrl = async (child: ChildProcess): Promise<string> => {
  if (!child.stderr) throw new Error('the browser has no output')
  for await (const line of createInterface(child.stderr)) {
    const found = address.exec(line)?.[1]
    if (found) return found
  }
  throw new Error('the browser did not start')
}

/** Starts a browser on a profile, a new one or that of a browser that was killed. */
export const startBrowser = async (profile: string): Promise<BrowserProcess> => {
  const program = process.env.CHROMIUM_PATH || chromium.executablePath()
  const stdio = ['ignore', 'ignore', 'pipe'] as const
  const child = spawn(program, [`--user-data-dir=${profile}`, ...options], { stdio: [...stdio], detached: true })
  const over = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const browser = await chromium.connectOverCDP(await debuggingUrl(child))
  child.stderr?.resume()
  const [context] = browser.contexts()
  if (!context) throw new Error('the browser has no profile')
  const page = context.pages()[0] ?? (await context.newPage())
  await page.setViewportSize({ width: 390, height: 844 })
  return {
    page,
    context,
    kill: async () => {
      // Its group: the browser's helpers die with it.
      process.kill(-(child.pid ?? 0), 'SIGKILL')
      await over
    },
    close: async () => {
      const session = await browser.newBrowserCDPSession()
      await session.send('Browser.close')
      await over
    },
  }
}
