import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageLoader } from '../../ui/page-loader.tsx'
import { Title } from '../../ui/typography.tsx'
import { useFocusAfterRemoval } from '../../ui/use-focus-after-removal.ts'
import { holdsProgram, linkedContent } from '../program/file/program-link.ts'
import { importMessages } from './import-messages.ts'
import { LogImport } from './log-import.tsx'
import type { OwnFile } from './use-import-file.ts'

const OpenProgram = lazyPart(async () => {
  const { forbidCodeFromText } = await import('@fonte/contract/file/forbid-code')
  forbidCodeFromText()
  return (await import('../program/file/open-program.tsx')).OpenProgram
})

const RestoreFonte = lazyPart(async () => (await import('./restore/restore-fonte.tsx')).RestoreFonte)

/**
 * `/import`: brings the history of another app in, restores an export, or opens a program from a file, or from the link
 * that led here. Nothing is kept before its reader says so.
 */
export function ImportScreen() {
  const words = useWords(importMessages)
  const navigate = useNavigate()
  const { own, reading, open, close } = useOpened()
  useTitle(words.title)
  const place = useRef<HTMLDivElement>(null)
  // What is opened takes the place of the button that has opened it, and the other way round.
  useFocusAfterRemoval([own?.format ?? 'log'], () => place.current?.focus())
  const done = () => {
    close()
    void navigate({ to: '/import', hash: '', replace: true })
  }
  return (
    <>
      <Link to="/settings" className="mb-3 inline-flex min-h-12 items-center gap-1">
        <Icon name="chevron-left" />
        {words.back}
      </Link>
      <div ref={place} tabIndex={-1} className="outline-none">
        {(own !== null || reading) && (
          <Title as="h1" className="mb-5">
            {words.title}
          </Title>
        )}
        {reading && <PageLoader label={words.reading} />}
        {own?.format === 'fonte-program' && <OpenProgram content={own.content} onCancel={done} />}
        {own?.format === 'fonte' && <RestoreFonte content={own.content} fileName={own.name} onDone={done} />}
        {own === null && !reading && <LogImport onOwn={open} />}
      </div>
    </>
  )
}

/** What is open: a file of Fonte's own, else the program of the link that led here. */
function useOpened() {
  const hash = useLocation({ select: (location) => `#${location.hash}` })
  const [own, open] = useState<OwnFile | null>(null)
  const [reading, setReading] = useState(holdsProgram(hash))
  useEffect(() => {
    if (!holdsProgram(hash)) return
    let isLatest = true
    void linkedContent(hash).then((content) => {
      if (!isLatest) return
      open({ format: 'fonte-program', name: '', content })
      setReading(false)
    })
    return () => {
      isLatest = false
    }
  }, [hash])
  return { own, reading, open, close: () => open(null) }
}
