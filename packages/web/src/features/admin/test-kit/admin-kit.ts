import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeAll, vi } from 'vitest'
import { queryClient } from '../../../platform/query/query-client.ts'
import { bringOperations } from '../admin-operations.ts'

/** The tests of this file know the administrators' operations; each leaves nothing shown, read or stubbed to the next. */
export function testAdminPages(): void {
  beforeAll(bringOperations)
  afterEach(() => {
    cleanup()
    queryClient.clear()
    vi.unstubAllGlobals()
  })
}

/** Somebody as the list of users has them: active, on Basic, without a second step. */
export const aUser = (changes: Partial<AdminUser> = {}): AdminUser => ({
  id: '0198c0de-0000-7000-8000-000000000001',
  full_name: 'Zoé Martin',
  email: 'zoe@exemple.fr',
  username: 'zoe',
  role: 'user',
  status: 'active',
  plan: 'Basic',
  has_second_factor: false,
  trial_ends_at: null,
  last_sign_in_at: null,
  created_at: '2026-11-22T09:00:00.000Z',
  ...changes,
})
