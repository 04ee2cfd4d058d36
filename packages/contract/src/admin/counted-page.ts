import * as z from 'zod/mini'
import { pageOf } from '../field.ts'

/** A number of rows; null for over 1,000. */
export const countedField = z.nullable(z.number())

/** A page of an administrator’s list, the cursor of the next one, and how many rows there are: null for over 1,000. */
export const countedPageOf = <Item extends z.ZodMiniType>(item: Item) => z.extend(pageOf(item), { total: countedField })
