import type { Exercise } from '@fonte/contract/exercise'
import type { Muscle } from '@fonte/contract/muscle'
import { enumerate, uncapitalize } from '@fonte/domain/words/enumeration'
import { localized } from '@fonte/domain/words/localized'
import { useLanguage } from '../../platform/words/language.ts'
import { useWords } from '../../platform/words/words.ts'
import { BodyMap } from '../../ui/body-map/body-map.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Muscles } from '../muscle/muscle-queries.ts'
import { exerciseMessages } from './exercise-messages.ts'

interface Props {
  exercise: Exercise
  muscles: Muscles
  /** Beside a text that says the same: hidden from assistive technology, and cropped to the working half. */
  decorative?: boolean
}

/** The exercise's own picture, or the body map with its muscles; also the body map when the picture does not come. */
export function ExercisePicture({ exercise, muscles, decorative = false }: Props) {
  const label = useMuscleLabel(exercise, muscles)
  const { main, secondary } = muscles.regionsOf(exercise)
  const drawing = decorative ? ({ label: '', crop: 'auto', view: 'working' } as const) : { label }
  return (
    <Picture url={exercise.image_url}>
      <BodyMap {...drawing} main={main} secondary={secondary} />
    </Picture>
  )
}

function useMuscleLabel(exercise: Exercise, muscles: Muscles): string {
  const words = useWords(exerciseMessages)
  const { main, secondary } = useMuscleNames(exercise, muscles)
  return words.muscles({ main, others: secondary })
}

/** The muscles of an exercise in words. */
interface MuscleNames {
  /** The main group with the muscles of it that do the work where they are known, and those of other groups that do. */
  readonly main: string
  readonly secondary: string
  readonly stabilising: string
}

/** The muscles of an exercise in words, by what they do. */
export function useMuscleNames(exercise: Exercise, muscles: Muscles): MuscleNames {
  const lang = useLanguage()
  const group = muscles.group(exercise.muscle_group_id)
  const { main, secondary, stabilising } = muscles.musclesOf(exercise)
  const names = (named: typeof main) => enumerate(named.map((muscle) => localized(muscle, 'name', lang)))
  const groupName = group ? localized(group, 'name', lang) : ''
  const isOfGroup = (muscle: Muscle) => muscle.muscle_group_id === exercise.muscle_group_id
  const own = uncapitalize(names(main.filter(isOfGroup)))
  const others = main.filter((muscle) => !isOfGroup(muscle)).map((muscle) => localized(muscle, 'name', lang))
  return {
    main: enumerate([own === '' ? groupName : `${groupName} (${own})`, ...others]),
    secondary: names(secondary),
    stabilising: names(stabilising),
  }
}
