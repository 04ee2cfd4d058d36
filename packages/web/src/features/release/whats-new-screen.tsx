import releases from '@fonte/domain/data/releases.json'
import { useNavigate } from '@tanstack/react-router'
import { useTitle } from '../../platform/title.ts'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Title } from '../../ui/typography.tsx'
import { releaseMessages } from './release-messages.ts'

type Release = (typeof releases)[number]

/** Of more than so many corrections a reader sees the number first. */
const mostUnfolded = 8

const kinds = ['added', 'changed', 'fixed', 'security'] as const

/** `/whats-new`: the changes that people notice, newest version first. The texts come with the app, so they need no network. */
export function WhatsNewScreen() {
  const words = useWords(releaseMessages)
  const navigate = useNavigate()
  useTitle(words.title)
  return (
    <div className="max-w-[70ch]">
      <Button
        variant="quiet"
        icon="chevron-left"
        className="button-flush"
        onClick={() => void navigate({ to: '/settings' })}
      >
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
  const { date } = useFormats()
  const present = kinds.filter((kind) => release[kind].length > 0)
  return (
    <section className="mt-8" aria-label={`Fonte ${release.version}`}>
      <Title as="h2" className="text-22">
        Fonte {release.version}
      </Title>
      <p className="mt-1 text-muted">{date(release.date)}</p>
      {present.map((kind) => (
        <Changes
          key={kind}
          heading={words[kind]}
          changes={release[kind]}
          folds={kind === 'fixed' && present.length > 1}
        />
      ))}
    </section>
  )
}

interface ChangesProps {
  heading: string
  changes: readonly { fr: string; en: string }[]
  /** Whether only the heading and their number show at first, where they are many: what else is new stands beside them. */
  folds: boolean
}

function Changes({ heading, changes, folds }: ChangesProps) {
  const { lang, number } = useFormats()
  const list = (
    <ul className="mt-1 grid list-disc gap-1 ps-5">
      {changes.map((change) => (
        <li key={change.fr}>{change[lang]}</li>
      ))}
    </ul>
  )
  if (!folds || changes.length <= mostUnfolded) {
    return (
      <div className="mt-4">
        <h3 className="font-bold">{heading}</h3>
        {list}
      </div>
    )
  }
  return (
    <details className="mt-1">
      <summary className="cursor-pointer py-3">
        <h3 className="inline font-bold">{heading}</h3>
        <span className="ms-2 text-muted">{number(changes.length)}</span>
      </summary>
      {list}
    </details>
  )
}
