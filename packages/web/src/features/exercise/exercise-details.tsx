import type { Exercise } from '@fonte/contract/exercise'
import { localized } from '@fonte/domain/words/localized'
import type { ReactNode } from 'react'
import { useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMuscles } from '../muscle/muscle-queries.ts'
import { exerciseMessages } from './exercise-messages.ts'
import { ExercisePicture, useMuscleNames } from './exercise-picture.tsx'
import { useExercises } from './exercise-queries.ts'

interface Props {
  exerciseId: string
  /** Shown while, or in case, the library does not have the exercise. */
  name: string
  onClose: () => void
}

/** What there is to know about an exercise, in the reader's language. */
export function ExerciseDetails({ exerciseId, name, onClose }: Props) {
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const exercise = useExercises().find(exerciseId)
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={exercise ? localized(exercise, 'name', lang) : name}
      footer={
        <Button size="l" onClick={onClose}>
          {words.close}
        </Button>
      }
    >
      {exercise ? <Content exercise={exercise} /> : <p>{words.noDetails}</p>}
    </Dialog>
  )
}

function Content({ exercise }: { exercise: Exercise }) {
  const words = useWords(exerciseMessages)
  const lang = useLanguage()
  const muscles = useMuscles()
  const { main, secondary } = useMuscleNames(exercise, muscles)
  const aliases = lang === 'en' ? exercise.aliases_en : exercise.aliases
  const description = localized(exercise, 'description', lang)
  return (
    <>
      <div className="grid h-64 place-items-center overflow-hidden rounded-1 bg-sunken p-3 [--body-gap:var(--sunken)]">
        <ExercisePicture exercise={exercise} muscles={muscles} />
      </div>
      <dl className="grid gap-3 sm:grid-cols-2">
        <Fact term={words.mainGroup}>{main}</Fact>
        <Fact term={words.equipment}>{localized(exercise, 'equipment', lang)}</Fact>
        <Fact term={words.secondary}>{secondary}</Fact>
        <Fact term={words.otherNames}>{aliases.join(', ')}</Fact>
      </dl>
      {description && (
        <section>
          <h3 className="field-label">{words.howTo}</h3>
          <p className="max-w-[70ch] whitespace-pre-line">{description}</p>
        </section>
      )}
    </>
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
