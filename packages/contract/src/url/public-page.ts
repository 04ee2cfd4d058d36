import { defaultLanguage, type Language } from '@fonte/domain/words/language'

/** Pages that anybody may read, also without JavaScript: the build prerenders them, the server serves them. */
export const publicPaths = ['/privacy', '/terms', '/legal', '/data-deletion', '/logo'] as const

export type PublicPath = (typeof publicPaths)[number]

/** Stand in a prerendered page, escaped for HTML, for what only the server knows. */
export const placeholders = {
  publicUrl: '{{public_url}}',
  contactEmail: '{{contact_email}}',
  /** The answer of `get-site` as JSON. */
  site: '{{site}}',
} as const

/** Stand for what the operator's settings say; where one says nothing, the page says that. */
export const operatorPlaceholders = {
  name: '{{operator_name}}',
  address: '{{operator_address}}',
  email: '{{operator_email}}',
  publisher: '{{operator_publisher}}',
  host: '{{hosting_provider}}',
  mail: '{{mail_provider}}',
  mediator: '{{mediator}}',
} as const

/** Folder of the prerendered pages inside the build; no URL leads into it. */
export const prerenderedFolder = 'pages'

/** Name of the file that holds a page in one language, inside the folder of prerendered pages. */
export const prerenderedFile = (path: PublicPath, lang: Language): string => `${path.slice(1)}.${lang}.html`

/** The one URL of a page in one language: the language that visitors get who have not chosen has the plain one. */
export const publicPageUrl = (publicUrl: string, path: PublicPath, lang: Language): string =>
  `${publicUrl}${path}${lang === defaultLanguage ? '' : `?lang=${lang}`}`
