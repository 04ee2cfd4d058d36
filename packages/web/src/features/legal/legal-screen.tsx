import { useTitle } from '../../platform/title.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Title } from '../../ui/typography.tsx'
import { ContactEmail } from './contact-email.tsx'
import { type LegalDocument, legalDocuments } from './legal-document.ts'
import { legalMessages } from './legal-messages.ts'
import { OperatorFacts } from './operator-facts.tsx'

/** A legal page in the reader's language. */
export function LegalScreen({ document }: { document: LegalDocument }) {
  const words = useWords(legalMessages)
  const { lang, date } = useFormats()
  const { last_updated, [lang]: text } = legalDocuments[document]
  useTitle(text.title)
  return (
    <article className="max-w-[70ch]">
      <Title as="h1" className="page-title">
        {text.title}
      </Title>
      <p className="mt-4 text-muted">{words.lastUpdated(date(last_updated))}</p>
      <p className="mt-4">{text.intro}</p>
      {text.sections.map((section) => (
        <section key={section.id} className="section mt-8">
          <Title as="h2" className="text-22">
            {section.title}
          </Title>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
          <OperatorFacts document={document} section={section.id} />
          {section.id === 'contact' && <ContactEmail />}
        </section>
      ))}
    </article>
  )
}
