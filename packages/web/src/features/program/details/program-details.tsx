import type { Program } from '@fonte/contract/program'
import { isCopy } from '@fonte/domain/program/is-copy'
import { countSets, estimatedMinutes } from '@fonte/domain/program/program'
import { localized } from '@fonte/domain/words/localized'
import { Link } from '@tanstack/react-router'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { KeyFigure } from '../../../ui/typography.tsx'
import { useLibrary } from '../../exercise/library-queries.ts'
import { programMessages } from '../program-messages.ts'
import { ProgramPicture } from '../program-picture.tsx'
import { ExerciseLines } from './exercise-lines.tsx'
import { FoldedText } from './folded-text.tsx'
import { WeekOfProgram } from './week-of-program.tsx'

interface Props {
  program: Program
  onDuplicate: (program: Program) => void
  onShare: (program: Program) => void
  onShareFile: (program: Program) => void
  onClose: () => void
}

/** Everything a program asks for, and the way into the workout. */
export function ProgramDetails({ program, onDuplicate, onShare, onShareFile, onClose }: Props) {
  const words = useWords(programMessages)
  const { lang } = useFormats()
  const library = useLibrary()
  const description = localized(program, 'description', lang)
  const leaveTo = (next: (program: Program) => void) => () => {
    onClose()
    next(program)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={localized(program, 'name', lang)}
      footer={<Footer programId={program.id} onClose={onClose} />}
    >
      <div className="grid h-40 place-items-center overflow-hidden rounded-1 bg-sunken p-3 sm:h-52 [--body-gap:var(--sunken)] [&_img]:h-full [&_img]:w-full [&_img]:object-cover">
        <ProgramPicture program={program} library={library} />
      </div>
      <Figures program={program} />
      <FoldedText text={description}>
        <Button icon="download" className="ml-auto" onClick={leaveTo(onShareFile)}>
          {words.shareFile}
        </Button>
        {program.is_predefined && (
          <Button icon="copy" onClick={leaveTo(onDuplicate)}>
            {words.duplicate}
          </Button>
        )}
        {!program.is_predefined && !isCopy(program) && (
          <Button icon="community" onClick={leaveTo(onShare)}>
            {words.share}
          </Button>
        )}
      </FoldedText>
      <section className="grid gap-2">
        <h3 className="title text-22">{words.exerciseList}</h3>
        <ExerciseLines rows={program.exercises} library={library} />
      </section>
      <WeekOfProgram program={program} library={library} />
    </Dialog>
  )
}

function Figures({ program }: { program: Program }) {
  const words = useWords(programMessages)
  const { number } = useFormats()
  const exercises = program.exercises.length
  const sets = countSets(program)
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-3">
      <KeyFigure value={number(exercises)} caption={words.exercises({ count: exercises })} />
      <KeyFigure value={number(sets)} caption={words.sets({ count: sets })} />
      <KeyFigure value={number(estimatedMinutes(program))} caption={words.estimated} />
    </div>
  )
}

function Footer({ programId, onClose }: { programId: string; onClose: () => void }) {
  const words = useWords(programMessages)
  return (
    <div className="col-span-full flex flex-wrap gap-3">
      <Button size="l" onClick={onClose}>
        {words.close}
      </Button>
      <Link
        to="/workout/$programId"
        params={{ programId }}
        className={buttonClass({
          variant: 'ember',
          size: 'l',
          className: 'flex-1 basis-48 max-[24em]:px-2! max-[24em]:[&_.icon]:hidden',
        })}
      >
        <Icon name="play" />
        {words.start}
      </Link>
    </div>
  )
}
