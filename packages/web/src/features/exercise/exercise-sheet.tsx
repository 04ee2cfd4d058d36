import type { Exercise } from '@fonte/contract/exercise'
import { localized } from '@fonte/domain/words/localized'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { UrlDialog } from '../../ui/url-dialog.tsx'
import { useMuscles } from '../muscle/muscle-queries.ts'
import { exerciseMessages } from './exercise-messages.ts'
import { ExercisePicture, useMuscleNames } from './exercise-picture.tsx'
import { type Exercises, useExercises } from './exercise-queries.ts'
import { useGuide } from './guide/guide-queries.ts'
import { GuideSteps } from './guide/guide-steps.tsx'
import { sharedExercise } from './shared-exercises.ts'
import { useCloseExercise } from './use-exercise-url.ts'

/** What else there is to know of an exercise, beside how it is done. */
export interface SheetTab {
  readonly value: string
  readonly label: string
  readonly content: ReactNode
}

interface Props {
  exerciseId: string
  tabs: readonly SheetTab[]
}

/** What there is to know about an exercise, in the reader's language; the URL says which, and that it is open. */
export function ExerciseSheet({ exerciseId, tabs }: Props) {
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const exercises = useExercises()
  const close = useCloseExercise()
  const openedAs = useLocation({ select: ({ state }) => state.exercise_name })
  const exercise = exercises.find(exerciseId) ?? sharedExercise(exerciseId)
  const [shown, setShown] = useState<string>('how-to')
  const unnamed = exercises.reading === 'ready' ? words.unknown : words.exercise
  const howTo = exercise ? <Details exercise={exercise} /> : <NoDetails exercises={exercises} />
  return (
    <UrlDialog
      onClose={close}
      title={exercise ? localized(exercise, 'name', lang) : (openedAs ?? unnamed)}
      footer={
        <Button size="l" onClick={close}>
          {words.close}
        </Button>
      }
    >
      <Tabs
        label={words.parts}
        items={[{ value: 'how-to', label: words.howTo, content: howTo }, ...tabs]}
        value={shown}
        onChange={setShown}
      />
    </UrlDialog>
  )
}

/** Why there is nothing to tell: it is not read yet, could not be read, or there is no such exercise for this person. */
function NoDetails({ exercises: { reading, retry } }: { exercises: Exercises }) {
  const words = useWords(exerciseMessages)
  if (reading === 'loading') {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton height={256} />
      </SkeletonGroup>
    )
  }
  if (reading === 'failed') return <ErrorState message={words.loadError} retryLabel={words.retry} onRetry={retry} />
  return <p>{words.noDetails}</p>
}

function Details({ exercise }: { exercise: Exercise }) {
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const muscles = useMuscles()
  const { main, secondary, stabilising } = useMuscleNames(exercise, muscles)
  const aliases = lang === 'en' ? exercise.aliases_en : exercise.aliases
  return (
    <div className="sheet-part">
      <div className="grid h-64 place-items-center overflow-hidden rounded-1 bg-sunken p-3 [--body-gap:var(--sunken)]">
        <ExercisePicture exercise={exercise} muscles={muscles} />
      </div>
      <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <Fact term={words.mainGroup}>{main}</Fact>
        <Fact term={words.equipment}>{localized(exercise, 'equipment', lang)}</Fact>
        <Fact term={words.secondary}>{secondary}</Fact>
        <Fact term={words.stabilising}>{stabilising}</Fact>
        <Fact term={words.otherNames}>{aliases.join(', ')}</Fact>
      </dl>
      <HowTo exercise={exercise} />
    </div>
  )
}

/** The guide of a lift in steps; else its description, which a lift with a guide comes without. */
function HowTo({ exercise }: { exercise: Exercise }) {
  const words = useWords(exerciseMessages)
  const description = localized(exercise, 'description', useLanguage())
  const { guide, lang, reading, isAsked, retry } = useGuide(exercise.id)
  // Only a lift that is offered has a guide.
  const lacksText = !guide && !description && exercise.creator_id === null && !exercise.archived
  const askOnce = useEffectEvent(retry)
  // The guides on the device may be older than the lift.
  useEffect(() => {
    if (lacksText) askOnce()
  }, [lacksText])
  if (guide) return <GuideSteps guide={guide} lang={lang} />
  if (description) {
    return (
      <section>
        <h3 className="field-label">{words.howTo}</h3>
        <p className="max-w-[70ch] whitespace-pre-line">{description}</p>
      </section>
    )
  }
  if (!lacksText || (reading === 'ready' && !isAsked)) return null
  if (reading === 'failed') return <ErrorState message={words.guideMissing} retryLabel={words.retry} onRetry={retry} />
  return (
    <SkeletonGroup label={words.loading}>
      <Skeleton height={160} />
    </SkeletonGroup>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt className="field-label">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
