/** What a set is for. A set that names no kind is a working one, as every set was before kinds existed. */
export const setKinds = ['work', 'warmup', 'drop', 'cluster', 'backoff', 'failure', 'amrap'] as const

export type SetKind = (typeof setKinds)[number]
