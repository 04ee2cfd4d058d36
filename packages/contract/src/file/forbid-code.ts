import * as z from 'zod/mini'

/**
 * Has schemas that are made from now on read without making code out of text, which the content policy of the pages forbids.
 * To be called before a module with schemas is fetched.
 */
export function forbidCodeFromText(): void {
  z.config({ jitless: true })
}
