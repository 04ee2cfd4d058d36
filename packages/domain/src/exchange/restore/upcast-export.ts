import { noTrainingPlan } from '../../training-plan/training-plan.ts'

/** The version of the exports that this Fonte writes and restores. */
export const exportVersion = 2

type Content = Readonly<Record<string, unknown>>

/** What makes of an export of a version one of the next; each stays as it is for ever, with an export of its version in the tests. */
const upcasts: Readonly<Record<number, (content: Content) => Content>> = {
  // Version 1 named neither itself nor its units; the first ones knew no gym and no plan.
  1: (content) => ({
    gym: { content: null, version: 0 },
    training_plan: { content: noTrainingPlan, version: 0 },
    import_names: [],
    body_measures: [],
    ...content,
    format: 'fonte',
    version: 2,
    units: { mass: 'kg', length: 'cm' },
  }),
}

/** An export as this Fonte writes it; or why it cannot be one. */
export type Upcast = { readonly content: Content } | { readonly refused: 'newer' | 'unreadable' }

/** Whether parsed JSON is an export of any version. */
export function isExport(content: unknown): content is Content {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return false
  const { format, workout_history, programs, profile } = content as Content
  if (format !== undefined) return format === 'fonte'
  return Array.isArray(workout_history) && Array.isArray(programs) && profile !== undefined
}

/** Brings parsed JSON to the version that this Fonte restores. */
export function upcastExport(parsed: unknown): Upcast {
  if (!isExport(parsed)) return { refused: 'unreadable' }
  const written = parsed.format === undefined ? 1 : parsed.version
  if (typeof written !== 'number') return { refused: 'unreadable' }
  if (written > exportVersion) return { refused: 'newer' }
  let content = parsed
  for (let version = written; version < exportVersion; version += 1) {
    const upcast = upcasts[version]
    if (!upcast) return { refused: 'unreadable' }
    content = upcast(content)
  }
  return { content }
}
