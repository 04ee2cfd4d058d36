import type { Language } from './language.ts'
import { isUnseen } from './visible-text.ts'

/** A content row: `name` is the French text (or an author's only text), `name_en` the English one, if there is one. */
type Row<F extends string> = { readonly [K in F]: string | null } & {
  readonly [K in `${F}_en`]?: string | null | undefined
}

/** A content field in the reader's language: `localized(exercise, 'name', lang)`. English falls back to French where nothing of it can be seen. */
export function localized<F extends string, R extends Row<F>>(row: R, field: F, lang: Language): R[F] | string {
  const english = lang === 'en' ? row[`${field}_en` as keyof Row<F>] : null
  return typeof english === 'string' && !isUnseen(english) ? english : row[field]
}
