import { slug } from '../words/slug.ts'

const predefined = 'predefined-'
const custom = 'custom-'

/** The id of a global exercise: its lower-case French name with hyphens for spaces; accents stay. */
export function predefinedExerciseId(name: string): string {
  return predefined + slug(name)
}

/** The id of somebody's own exercise, from a fresh UUID. */
export function customExerciseId(uuid: string): string {
  return custom + uuid
}

/** Whether the id is that of a custom exercise. */
export function isCustomExerciseId(id: string): boolean {
  return id.startsWith(custom)
}
