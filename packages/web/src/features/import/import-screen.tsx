import { programFileBounds } from '@fonte/domain/program/file/program-file'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTitle } from '../../platform/title.ts'
import { useWords } from '../../platform/words/words.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { PageLoader } from '../../ui/page-loader.tsx'
import { Title } from '../../ui/typography.tsx'
import { holdsProgram, linkedText } from '../program/file/program-link.ts'
import type { ChosenFile } from './check/file-check.ts'
import { importMessages } from './import-messages.ts'
import { LogImport } from './log-import.tsx'

const OpenProgram = lazyPart(async () => {
  const { forbidCodeFromText } = await import('@fonte/contract/file/forbid-code')
  forbidCodeFromText()
  return (await import('../program/file/open-program.tsx')).OpenProgram
})

/**
 * `/import`: brings the history of another app in, or opens a program from a file, or from the link that led here. Nothing
 * is kept before its reader says so.
 */
export function ImportScreen() {
  const words = useWords(importMessages)
  const navigate = useNavigate()
  const { text, reading, open, close } = useOpened()
  useTitle(words.title)
  const cancel = () => {
    close()
    void navigate({ to: '/import', hash: '', replace: true })
  }
  return (
    <>
      <Link to="/settings" className="mb-3 inline-flex min-h-12 items-center gap-1">
        <Icon name="chevron-left" />
        {words.back}
      </Link>
      {(text !== null || reading) && (
        <Title as="h1" className="mb-5">
          {words.title}
        </Title>
      )}
      {reading && <PageLoader label={words.reading} />}
      {text !== null && <OpenProgram key={text} text={text} onCancel={cancel} />}
      {text === null && !reading && <LogImport onProgram={open} />}
    </>
  )
}

/** The text that is open: that of a chosen file, else of the link that led here; what cannot be read at all is no text. */
function useOpened() {
  const hash = useLocation({ select: (location) => `#${location.hash}` })
  const [text, setText] = useState<string | null>(null)
  const [reading, setReading] = useState(holdsProgram(hash))
  useEffect(() => {
    if (!holdsProgram(hash)) return
    let isLatest = true
    void linkedText(hash).then((found) => {
      if (!isLatest) return
      setText(found ?? '')
      setReading(false)
    })
    return () => {
      isLatest = false
    }
  }, [hash])
  const open = async ({ file }: ChosenFile) => {
    // A file that is too long is none that Fonte wrote: its beginning is enough to say so.
    setText(await file.slice(0, 4 * programFileBounds.file).text())
  }
  return { text, reading, open, close: () => setText(null) }
}
