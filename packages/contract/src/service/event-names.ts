/** Where open pages listen: server-sent events, for everybody; a signed-in page also hears of the end of its session. */
export const eventsPath = '/api/events'

/** The names of the events, here alone; `eventSchemas` says what each of them carries. */
export const eventNames = [
  'maintenance',
  'alive',
  'session-ended',
  'posts',
  'revision',
  'own',
  'documents',
  'tickets',
] as const

export type EventName = (typeof eventNames)[number]
