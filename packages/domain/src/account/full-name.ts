import { isUnseen } from '../words/visible-text.ts'

/** How long a person's full name may be, in characters. */
export const fullNameBounds = { min: 1, max: 100 } as const

/** Characters that most screens do not show, or that turn the text after them around. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

const stackedMarks = /[\p{Mn}\p{Me}]{3}/u

/** A full name without what nobody sees, and without outer spaces; empty where nothing of it can be seen. */
export const visibleName = (name: string): string => (isUnseen(name) ? '' : name.replace(invisible, '').trim())

/** Whether a letter carries more accents than any language puts on it, so that they run over other lines. */
export const hasStackedMarks = (name: string): boolean => stackedMarks.test(name.normalize('NFD'))
