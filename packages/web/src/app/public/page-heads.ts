import type { PublicPath } from '@fonte/contract/url/public-page'
import type { Language } from '@fonte/domain/words/language'
import { legalDocuments } from '../../features/legal/legal-document.ts'
import { legalMessages } from '../../features/legal/legal-messages.ts'
import { personalDataMessages } from '../../features/personal-data/personal-data-messages.ts'

/** What a page is called, and what a search engine says of it. */
export interface PageHead {
  readonly title: string
  readonly description: string
}

/** The heads of the public pages, in the words that stand on the pages themselves. */
export const pageHeads: Readonly<Record<PublicPath, (lang: Language) => PageHead>> = {
  '/privacy': (lang) => legalDocuments.privacy[lang],
  '/terms': (lang) => legalDocuments.terms[lang],
  '/legal': (lang) => legalDocuments.legal[lang],
  '/logo': (lang) => {
    const { logoTitle, logoDescription } = legalMessages(lang)
    return { title: logoTitle, description: logoDescription }
  },
  '/data-deletion': (lang) => {
    const { pageTitle, pageDescription } = personalDataMessages(lang)
    return { title: pageTitle, description: pageDescription }
  },
}
