import { userSorts } from '@fonte/contract/admin/admin-user'
import { plans } from '@fonte/domain/account/plan'
import { statuses } from '@fonte/domain/account/status'
import type { Input } from '../../../platform/api/client.ts'
import type { ListUrl } from '../list/use-list-url.ts'

const oneOf = <Value extends string>(values: readonly Value[], text: string | undefined): Value | undefined =>
  values.find((value) => value === text)

/** Which users the URL looks for; what nobody can have chosen is left out. */
export const usersQuery = (sought: ListUrl): Omit<Input<'get-users'>['query'], 'cursor'> => ({
  ...(sought.q !== undefined && { search: sought.q.slice(0, 100) }),
  role: oneOf(['admin', 'user'], sought.role),
  status: oneOf(statuses, sought.status),
  plan: oneOf(plans, sought.plan),
  sort: oneOf(userSorts, sought.sort),
})
