import { useSearch } from '@tanstack/react-router'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useWords } from '../../platform/words/words.ts'
import { PageLoader } from '../../ui/page-loader.tsx'
import type { ExerciseParts } from './exercise-parts.ts'
import { HomeSections } from './home/home-sections.tsx'
import { programMessages } from './program-messages.ts'

const ProgramEditor = lazy(async () => ({ default: (await import('./editor/program-editor.tsx')).ProgramEditor }))

interface Props {
  exerciseParts: ExerciseParts
  /** What was trained this week, beside the greeting. */
  week?: ReactNode
}

/** The programs; while the address says `?edit=`, the editor stands in their place. */
export function HomeScreen({ exerciseParts, week }: Props) {
  const words = useWords(programMessages)
  const { edit } = useSearch({ strict: false })
  const edited = useRef(edit)
  const returned = edit === undefined && edited.current !== undefined
  useEffect(() => {
    edited.current = edit
  }, [edit])
  if (edit === undefined) {
    return <HomeSections week={week} ExerciseDetails={exerciseParts.Details} returned={returned} />
  }
  return (
    <Suspense fallback={<PageLoader label={words.loading} />}>
      <ProgramEditor key={edit} programKey={edit} exerciseParts={exerciseParts} />
    </Suspense>
  )
}
