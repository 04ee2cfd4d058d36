import type { Answer } from '../../platform/api/client.ts'
import { useFormats } from '../../platform/words/words.ts'
import { useSite } from './contact-queries.ts'
import { legalDocuments } from './legal-document.ts'

type Operator = NonNullable<Answer<'get-site'>['operator']>

/** What the operator's settings say in each section of the legal notice. */
const factsOf: Readonly<Record<string, readonly (keyof Operator)[]>> = {
  publisher: ['name', 'address', 'email'],
  director: ['publisher'],
  hosting: ['host'],
  mediation: ['mediator'],
}

/** What the operator said of themselves for a section, or that they did not. */
export function OperatorFacts({ section }: { section: string }) {
  const { lang } = useFormats()
  const site = useSite()
  const { missing } = legalDocuments.legal[lang]
  if (!site) return null
  return factsOf[section]?.map((fact) => (
    <p key={fact} className="strong-text mt-3">
      {site.operator?.[fact] ?? missing}
    </p>
  ))
}
