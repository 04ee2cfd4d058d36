import type { ExerciseGuide } from '@fonte/contract/exercise'
import type { Language } from '@fonte/domain/words/language'
import { localized } from '@fonte/domain/words/localized'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../platform/words/language.ts'
import { useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { exerciseMessages } from '../exercise-messages.ts'
import { useExercises } from '../exercise-queries.ts'
import { useOpenExercise } from '../use-exercise-url.ts'
import { guideMessages } from './guide-messages.ts'

/** How a lift is done: its steps, numbered through, what goes wrong, and the lifts that lead to it, on from it, or replace it. */
export function GuideSteps({ guide, lang }: { guide: ExerciseGuide; lang: Language }) {
  const words = useWords(guideMessages)
  const isOther = useLanguage() !== lang
  const sheet = useWords(exerciseMessages)
  return (
    <section className="grid gap-3">
      <h3 className="title text-18">{sheet.howTo}</h3>
      {isOther && <p className="secondary-text">{words.otherLanguage}</p>}
      <Part title={words.setUp} lang={lang}>
        <Steps steps={guide.set_up} start={1} />
      </Part>
      <Part title={words.movement} lang={lang}>
        <Steps steps={guide.movement} start={guide.set_up.length + 1} />
      </Part>
      <Part title={words.breathing} lang={lang}>
        <p>{guide.breathing}</p>
      </Part>
      {guide.safety && (
        <Part title={words.safety} lang={lang}>
          <p>{guide.safety}</p>
        </Part>
      )}
      <Part title={words.faults} lang={lang}>
        <ul className="grid list-disc gap-1 ps-5">
          {guide.faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </Part>
      <Ways title={words.easier} ids={guide.easier === null ? [] : [guide.easier]} />
      <Ways title={words.harder} ids={guide.harder === null ? [] : [guide.harder]} />
      <Ways title={words.substitutes} ids={guide.substitutes} />
    </section>
  )
}

interface PartProps {
  title: string
  /** Of what stands in it. */
  lang?: Language | undefined
  children: ReactNode
}

function Part({ title, lang, children }: PartProps) {
  return (
    <section className="max-w-[70ch]">
      <h4 className="field-label">{title}</h4>
      <div lang={lang}>{children}</div>
    </section>
  )
}

function Steps({ steps, start }: { steps: readonly string[]; start: number }) {
  return (
    <ol className="grid list-decimal gap-1 ps-6" start={start}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}

/** Lifts to go to; those that an administrator has taken out of the library are left out. */
function Ways({ title, ids }: { title: string; ids: readonly string[] }) {
  const lang = useLanguage()
  const { find } = useExercises()
  const open = useOpenExercise()
  const lifts = ids.flatMap((id) => find(id) ?? []).filter(({ archived }) => !archived)
  if (lifts.length === 0) return null
  return (
    <Part title={title}>
      <ul className="flex flex-wrap gap-2 pt-1">
        {lifts.map((lift) => {
          const name = localized(lift, 'name', lang)
          return (
            <li key={lift.id}>
              <Button onClick={() => open(lift.id, name)}>{name}</Button>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
