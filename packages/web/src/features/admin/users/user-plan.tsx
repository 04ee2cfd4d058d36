import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { type Plan, plans } from '@fonte/domain/account/plan'
import { shownName } from '@fonte/domain/words/visible-text'
import { useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { Select } from '../../../ui/select.tsx'
import { useSetPlan } from './use-user-changes.ts'
import { usersMessages } from './users-messages.ts'

/** The plan of somebody, to be changed: the choice shows at once, and goes back where it could not be made. */
export function UserPlan({ user }: { user: AdminUser }) {
  const words = useWords(usersMessages)
  const [chosen, setChosen] = useState<Plan | null>(null)
  const { run, pending } = useSetPlan(user)
  const choose = async (plan: Plan) => {
    setChosen(plan)
    await run(plan)
    setChosen(null)
  }
  return (
    <Select
      className="user-plan"
      aria-label={words.planOf({ name: shownName(user.full_name) })}
      aria-busy={pending}
      value={chosen ?? user.plan}
      options={plans.map((plan) => ({ value: plan, label: plan === 'Invité' ? words.guest : plan }))}
      onChange={(event) => {
        const plan = plans.find((known) => known === event.target.value)
        if (plan && !pending) void choose(plan)
      }}
    />
  )
}
