import releases from '@fonte/domain/data/releases.json'
import { useNavigate } from '@tanstack/react-router'
import { useTitle } from '../../platform/title.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Title } from '../../ui/typography.tsx'
import { releaseMessages } from './release-messages.ts'

type Release = (typeof releases)[number]

const kinds = ['added', 'changed', 'fixed', 'security'] as const

/** `/whats-new`: the changes that people notice, newest version first. The texts come with the app, so they need no network. */
export function WhatsNewScreen() {
  const words = useWords(releaseMessages)
  const navigate = useNavigate()
  useTitle(words.title)
  return (
    <div className="max-w-[70ch]">
      <Button variant="quiet" icon="chevron-left" className="-ms-4" onClick={() => void navigate({ to: '/settings' })}>
        {words.back}
      </Button>
      <Title as="h1">{words.title}</Title>
      {releases.map((release) => (
        <ReleaseNotes key={release.version} release={release} />
      ))}
    </div>
  )
}

function ReleaseNotes({ release }: { release: Release }) {
  const words = useWords(releaseMessages)
  const { lang, date } = useFormats()
  return (
    <section className="mt-8" aria-label={`Fonte ${release.version}`}>
      <Title as="h2" className="text-22">
        Fonte {release.version}
      </Title>
      <p className="mt-1 text-muted">{date(release.date)}</p>
      {kinds
        .filter((kind) => release[kind].length > 0)
        .map((kind) => (
          <div key={kind} className="mt-4">
            <h3 className="font-bold">{words[kind]}</h3>
            <ul className="mt-1 grid list-disc gap-1 ps-5">
              {release[kind].map((change) => (
                <li key={change.fr}>{change[lang]}</li>
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}
