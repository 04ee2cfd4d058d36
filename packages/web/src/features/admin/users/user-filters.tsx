import { userSorts } from '@fonte/contract/admin/admin-user'
import { plans } from '@fonte/domain/account/plan'
import { statuses } from '@fonte/domain/account/status'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { Select, type SelectOption } from '../../../ui/select.tsx'
import type { ListUrl } from '../list/use-list-url.ts'
import { usersMessages } from './users-messages.ts'

interface Props {
  sought: ListUrl
  onChange: (parts: ListUrl) => void
}

/** Role, status, plan and order of the list. */
export function UserFilters({ sought, onChange }: Props) {
  const words = useWords(usersMessages)
  const planOptions = plans.map((plan) => ({ value: plan, label: plan === 'Invité' ? words.guest : plan }))
  const rows: readonly { name: string; label: string; all?: string; options: SelectOption[] }[] = [
    {
      name: 'role',
      label: words.role,
      all: words.allRoles,
      options: [
        { value: 'admin', label: 'admin' },
        { value: 'user', label: 'user' },
      ],
    },
    {
      name: 'status',
      label: words.status,
      all: words.allStatuses,
      options: statuses.map((status) => ({ value: status, label: words[status] })),
    },
    { name: 'plan', label: words.plan, all: words.allPlans, options: planOptions },
    { name: 'sort', label: words.sort, options: userSorts.map((sort) => ({ value: sort, label: words[sort] })) },
  ]
  return (
    <div className="admin-filters">
      {rows.map(({ name, label, all, options }) => (
        <Field key={name} label={label} labelHidden>
          <Select
            value={sought[name] ?? (all === undefined ? options[0]?.value : '')}
            options={all === undefined ? options : [{ value: '', label: all }, ...options]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </div>
  )
}
