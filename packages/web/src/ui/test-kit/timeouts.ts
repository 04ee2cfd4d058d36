import { vi } from 'vitest'

/** As long (ms) as a test waits for what is to come: a busy machine is no failure. */
const timeout = 10_000

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: timeout })
}

const { waitFor } = vi
vi.waitFor = (check, options = {}) => waitFor(check, typeof options === 'number' ? options : { timeout, ...options })
