import { defineConfig } from '@playwright/test'
import { browserOptions } from './src/kit/browser-options.ts'

const chromium = process.env.CHROMIUM_PATH

/** A phone first: journeys that need a desktop say so themselves. `--trace on` records what a failing one did. */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  // A journey often waits for its browser: on two cores three of them leave little idle.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // What a journey waits for has a limit of its own, below; a long one takes a minute on a slow machine, where three share it.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A worker fetches and keeps the whole app for each new browser. What opens without a network, or at a second visit, lets it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: browserOptions,
    },
  },
})
