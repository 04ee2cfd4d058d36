import { type PublicPath, placeholders, publicPageUrl } from '@fonte/contract/url/public-page'
import { defaultLanguage, type Language, languages } from '@fonte/domain/words/language'
import { pageHeads } from './page-heads.ts'

const locales = { fr: 'fr_FR', en: 'en_US' } as const

interface Props {
  path: PublicPath
  lang: Language
}

/** What a prerendered page says of itself to browsers, search engines and whoever shows a preview of it. */
export function PrerenderedHead({ path, lang }: Props) {
  const { title, description } = pageHeads[path](lang)
  const url = (spoken: Language) => publicPageUrl(placeholders.publicUrl, path, spoken)
  return (
    <>
      <title>{`${title} · Fonte`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url(lang)} />
      {languages.map((spoken) => (
        <link key={spoken} rel="alternate" hrefLang={spoken} href={url(spoken)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={url(defaultLanguage)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Fonte" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url(lang)} />
      <meta property="og:image" content={`${placeholders.publicUrl}/icons/icon-512.png`} />
      <meta property="og:locale" content={locales[lang]} />
      {languages
        .filter((spoken) => spoken !== lang)
        .map((spoken) => (
          <meta key={spoken} property="og:locale:alternate" content={locales[spoken]} />
        ))}
      <meta name="twitter:card" content="summary" />
      <meta name="fonte-site" content={placeholders.site} />
    </>
  )
}
