import type { PastForm } from './form.ts'

const fields = ['name', 'day', 'start', 'minutes', 'note'] as const

/** What was typed into a form beside its exercises; absent fields are as the form began. */
export type TypedFields = Partial<Pick<PastForm, (typeof fields)[number]>>

/** What a form says beside its exercises that it did not begin with. */
export function typedFields(form: PastForm, start: PastForm): TypedFields {
  return Object.fromEntries(fields.filter((field) => form[field] !== start[field]).map((field) => [field, form[field]]))
}
