import { defaultLanguage, type Language } from '../words/language.ts'

/** Pages that anybody may read, also without JavaScript: the build prints them, the server hands them out. */
export const publicPaths = ['/privacy', '/terms', '/data-deletion', '/logo'] as const

export type PublicPath = (typeof publicPaths)[number]

/** Stand in a printed page, escaped for HTML, for what only the server knows. */
export const blanks = {
  publicUrl: '{{public_url}}',
  contactEmail: '{{contact_email}}',
  /** The answer of `get-site` as JSON. */
  site: '{{site}}',
} as const

/** Folder of the printed pages inside the build; no address leads into it. */
export const printedFolder = 'pages'

/** Name of the file that holds a page in one language, inside the folder of printed pages. */
export const printedFile = (path: PublicPath, lang: Language): string => `${path.slice(1)}.${lang}.html`

/** The one address of a page in one language: the language that visitors get who have not chosen has the plain one. */
export const publicAddress = (publicUrl: string, path: PublicPath, lang: Language): string =>
  `${publicUrl}${path}${lang === defaultLanguage ? '' : `?lang=${lang}`}`
