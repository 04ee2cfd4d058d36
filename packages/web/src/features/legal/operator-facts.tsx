import type { Answer } from '../../platform/api/client.ts'
import { useFormats } from '../../platform/words/words.ts'
import { useSite } from './contact-queries.ts'
import { type LegalDocument, legalDocuments } from './legal-document.ts'

type Fact = keyof NonNullable<Answer<'get-site'>['operator']>

/** What the operator's settings say in the sections of each page. */
const factsOf: Readonly<Record<LegalDocument, Readonly<Record<string, readonly Fact[]>>>> = {
  legal: {
    publisher: ['name', 'address', 'email'],
    director: ['publisher'],
    hosting: ['host'],
    mediation: ['mediator'],
  },
  privacy: { use: ['name', 'address', 'email'], sharing: ['host', 'mail'] },
  terms: { acceptance: ['mediator'] },
}

interface Props {
  document: LegalDocument
  section: string
}

/** What the operator said of themselves for a section, or that they did not. */
export function OperatorFacts({ document, section }: Props) {
  const { lang } = useFormats()
  const site = useSite()
  const { missing } = legalDocuments.legal[lang]
  if (!site) return null
  return factsOf[document][section]?.map((fact) => (
    <p key={fact} className="strong-text mt-3">
      {site.operator?.[fact] ?? missing[fact]}
    </p>
  ))
}
