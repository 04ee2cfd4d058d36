import { test as base } from '../kit/test.ts'
import { openWire, type Wire } from './wire.ts'

interface PerTest {
  /** The network between this test's browser and its server. */
  readonly wire: Wire
}

/** The journeys' test, with a network in between that can be cut, and an app that opens without it. */
export const test = base.extend<PerTest>({
  serviceWorkers: 'allow',
  wire: async ({ fonte }, use) => {
    const wire = await openWire(fonte.url)
    await use(wire)
    await wire.close()
  },
  baseURL: ({ wire }, use) => use(wire.url),
})
