import * as z from 'zod/mini'
import { pageOf } from '../field.ts'

/** A page of an administrator’s list, the cursor of the next one, and how many rows there are: null for over 1,000. */
export const countedPageOf = <Item extends z.ZodMiniType>(item: Item) =>
  z.extend(pageOf(item), { total: z.nullable(z.number()) })
