import { useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { PageLoader } from '../../ui/page-loader.tsx'
import { programMessages } from '../program/program-messages.ts'
import { restoreFolded } from './folded-sections.ts'
import { HomeSections } from './home-sections.tsx'

const ProgramEditor = lazy(async () => ({
  default: (await import('../program/editor/own/program-editor.tsx')).ProgramEditor,
}))

// Read while the platform comes up, so that the sections open and fold as they were left at once.
void restoreFolded()

/** `/`: the programs; while the URL says `?edit=`, the editor stands in their place. */
export function HomeScreen() {
  const words = useWords(programMessages)
  const { edit } = useSearch({ strict: false })
  const edited = useRef(edit)
  const returned = edit === undefined && edited.current !== undefined
  useEffect(() => {
    edited.current = edit
  }, [edit])
  if (edit === undefined) return <HomeSections returned={returned} />
  return (
    <Suspense fallback={<PageLoader label={words.loading} />}>
      <ProgramEditor key={edit} programKey={edit} />
    </Suspense>
  )
}
