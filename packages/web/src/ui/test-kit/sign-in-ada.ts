import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { emptyOutbox, serveAda } from '../../platform/outbox/test-kit/device-outbox-kit.ts'
import { queryClient } from '../../platform/query/query-client.ts'

/** Has Ada signed in during each test of a file. After it the page, what waits in her outbox and what was read are gone. */
export function signInAda(): void {
  beforeEach(() => serveAda())
  afterEach(async () => {
    cleanup()
    await emptyOutbox()
    queryClient.clear()
    vi.restoreAllMocks()
  })
}
