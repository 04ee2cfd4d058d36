import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Logo } from '../../ui/logo.tsx'
import { Title } from '../../ui/typography.tsx'
import { legalMessages } from './legal-messages.ts'

/** The logo, large, with its title and caption. */
export function LogoScreen() {
  const words = useWords(legalMessages)
  useTitle(words.logoTitle)
  return (
    <figure className="grid justify-items-center gap-6 py-8 text-center">
      <Logo className="size-64" />
      <figcaption className="grid gap-2">
        <Title as="h1" className="page-title">
          {words.logoTitle}
        </Title>
        <p className="text-muted">{words.logoCaption}</p>
      </figcaption>
    </figure>
  )
}
