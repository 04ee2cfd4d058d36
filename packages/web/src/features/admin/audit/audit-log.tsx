import type { AdminUser } from '@fonte/contract/admin/admin-user'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { now } from '../../../platform/clock.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Field } from '../../../ui/field.tsx'
import { Section } from '../../../ui/section.tsx'
import { Select } from '../../../ui/select.tsx'
import { adminKey } from '../list/use-admin-list.ts'
import { actionMessages } from './action-messages.ts'
import { AuditList, type AuditSearch } from './audit-list.tsx'
import { auditMessages } from './audit-messages.ts'

const day = 86_400_000

/** How far back (ms) each choice reaches. */
const periods = { day, week: 7 * day, month: 30 * day } as const

/** The administrators of today, to choose one by. */
function useAdmins(): readonly AdminUser[] {
  const { data } = useQuery({
    queryKey: [...adminKey, 'admins'],
    queryFn: ({ signal }) => call('get-users', { query: { role: 'admin', sort: 'name' } }, { signal }),
    gcTime: 60_000,
    meta: { kept: false },
  })
  return data?.items ?? []
}

/** The audit log of the whole service, at `/admin/dashboard#journal`. */
export function AuditLog() {
  const words = useWords(auditMessages)
  const actions = useWords(actionMessages)
  const admins = useAdmins()
  const [filter, setFilter] = useState<AuditSearch>({})
  const change = (name: 'action' | 'actor' | 'since', value: string | undefined) =>
    setFilter(({ [name]: _, ...others }) => (value ? { ...others, [name]: value } : others))
  const names = Object.entries(actions).map(([value, label]) => ({ value, label }))
  const since = (choice: string) => {
    const period = Object.entries(periods).find(([name]) => name === choice)?.[1]
    return period === undefined ? undefined : new Date(now() - period).toISOString()
  }
  return (
    <div id="journal">
      <Section title={words.title}>
        <p className="secondary-text mb-4">{words.help}</p>
        <div className="admin-filters">
          <Field label={words.action} labelHidden>
            <Select
              options={[{ value: '', label: words.allActions }, ...names]}
              onChange={(event) => change('action', event.target.value)}
            />
          </Field>
          <Field label={words.actor} labelHidden>
            <Select
              options={[
                { value: '', label: words.anybody },
                { value: 'command', label: words.command },
                ...admins.map(({ id, username }) => ({ value: id, label: username })),
              ]}
              onChange={(event) => change('actor', event.target.value)}
            />
          </Field>
          <Field label={words.period} labelHidden>
            <Select
              options={[
                { value: '', label: words.always },
                ...(['day', 'week', 'month'] as const).map((value) => ({ value, label: words[value] })),
              ]}
              onChange={(event) => change('since', since(event.target.value))}
            />
          </Field>
        </div>
        <AuditList filter={filter} />
      </Section>
    </div>
  )
}
