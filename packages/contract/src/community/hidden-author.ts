import * as z from 'zod/mini'
import { instantField, uuidField } from '../field.ts'
import { type Answered, defineRoutes } from '../route.ts'

/** Somebody whose posts a person does not want to see. */
export const hiddenAuthorSchema = z.object({
  user_id: z.string(),
  username: z.string(),
  hidden_at: instantField,
})

export type HiddenAuthor = Answered<typeof hiddenAuthorSchema>

const authorParams = z.strictObject({ id: uuidField })

export const hiddenAuthorRoutes = defineRoutes({
  'get-hidden-authors': {
    method: 'GET',
    path: '/api/hidden-authors',
    summary: 'The authors that one has hidden, the last one first.',
    access: 'premium',
    rate: 'read',
    answer: z.object({ items: z.array(hiddenAuthorSchema) }),
  },
  'hide-author': {
    method: 'PUT',
    path: '/api/hidden-authors/:id',
    summary: 'Hides the posts of an author from oneself; doing it twice changes nothing.',
    access: 'premium',
    rate: 'write',
    params: authorParams,
    problems: ['not-found', 'own-post', 'hidden-authors-full'],
  },
  'show-author': {
    method: 'DELETE',
    path: '/api/hidden-authors/:id',
    summary: 'Shows the posts of a hidden author again.',
    rate: 'write',
    params: authorParams,
    problems: ['not-found'],
  },
})
