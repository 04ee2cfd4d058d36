import legal from '@fonte/domain/data/legal/notice.json'
import privacy from '@fonte/domain/data/legal/privacy.json'
import terms from '@fonte/domain/data/legal/terms.json'

/** The legal pages, by the last part of their URL. */
export const legalDocuments = { privacy, terms, legal }

export type LegalDocument = keyof typeof legalDocuments
