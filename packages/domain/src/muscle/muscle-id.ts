import { slug } from '../words/slug.ts'

/** The id of a muscle that an administrator makes: that of its main group, then its own name. */
export function muscleIdIn(groupId: string, name: string): string {
  return `${groupId}-${slug(name)}`
}
