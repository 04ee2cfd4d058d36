/** What people type that the device keeps until it is saved or sent. */
const kinds = ['program-drafts', 'report-draft', 'post-drafts', 'workout-drafts'] as const

/** Where the device keeps what a person typed and did not save. */
export const draftName = (kind: (typeof kinds)[number], userId: string): string => `${kind}:${userId}`

/** Whether a kept row is such a draft: the device also keeps figures of a person that nobody typed. */
export const isDraftName = (name: string): boolean => kinds.some((kind) => name.startsWith(`${kind}:`))
