/** Fields of what was changed, by name and without depth. */
export type AuditedFields = Readonly<Record<string, string | number | boolean | null>>
