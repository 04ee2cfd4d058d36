import type { OpenedProgram } from '@fonte/domain/program/file/open-program-file'
import { countSets, estimatedMinutes } from '@fonte/domain/program/program'
import { sameContent } from '@fonte/domain/program/same-content'
import { useMemo } from 'react'
import { useSignedIn } from '../../../platform/session/session.ts'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { KeyFigure, Title } from '../../../ui/typography.tsx'
import { unsentExercise } from '../../exercise/exercise-overlay.ts'
import { useLibrary } from '../../exercise/library-queries.ts'
import { noteSharedExercises } from '../../exercise/shared-exercises.ts'
import { ExerciseLines } from '../details/exercise-lines.tsx'
import { FoldedText } from '../details/folded-text.tsx'
import { programMessages } from '../program-messages.ts'
import { usePrograms } from '../program-queries.ts'
import { exerciseWrite } from './add-program.ts'
import { fileMessages } from './file-messages.ts'

/** What a program from a file asks for, and the exercises that would be made for it. */
export function OpenedPreview({ opened }: { opened: OpenedProgram }) {
  const words = useWords(fileMessages)
  const library = useOpenedLibrary(opened)
  const { exercises, made } = opened
  const isAmongOwn = usePrograms().own?.some((program) => sameContent(program, opened))
  return (
    <>
      <div className="grid gap-2">
        <p className="strong-text">{words.openTitle}</p>
        <Title as="h2" className="text-30">
          <bdi>{opened.name}</bdi>
        </Title>
      </div>
      <Figures opened={opened} />
      <FoldedText text={opened.description} />
      {isAmongOwn && <p role="status">{words.isAmongOwn}</p>}
      {made.length > 0 && (
        <div className="grid gap-1" role="status">
          <p>{words.makes({ count: made.length })}</p>
          <ul className="strong-text">
            {made.map(({ id, name }) => (
              <li key={id}>
                <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      <section className="grid gap-2">
        <h3 className="title text-22">{words.exercises}</h3>
        <ExerciseLines rows={exercises} library={library} />
      </section>
    </>
  )
}

function Figures({ opened }: { opened: OpenedProgram }) {
  const words = useWords(programMessages)
  const { number } = useFormats()
  const count = opened.exercises.length
  const sets = countSets(opened)
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      <KeyFigure value={number(count)} caption={words.exercises({ count })} />
      <KeyFigure value={number(sets)} caption={words.sets({ count: sets })} />
      <KeyFigure value={number(estimatedMinutes(opened))} caption={words.estimated} />
    </div>
  )
}

/** The reader's library with the exercises that are still to be made, so that each opens to its sheet. */
function useOpenedLibrary({ made }: OpenedProgram) {
  const { find, muscles } = useLibrary()
  const { user } = useSignedIn()
  return useMemo(() => {
    const others = made.map(exerciseWrite).map(({ id, fields }) => unsentExercise(id, user.id, fields))
    noteSharedExercises(others)
    const byId = new Map(others.map((exercise) => [exercise.id, exercise]))
    return { find: (id: string) => find(id) ?? byId.get(id), muscles }
  }, [made, find, muscles, user.id])
}
