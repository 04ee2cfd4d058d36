import type { Program } from '@fonte/contract/program'
import { countSets, estimatedMinutes } from '@fonte/domain/program/program'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Card } from '../../../ui/card.tsx'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { Library } from '../../exercise/library-queries.ts'
import { ProgramPicture } from '../../program/program-picture.tsx'
import { programsMessages } from './programs-messages.ts'

interface Props {
  titleAs: 'h2' | 'h3' | 'h4'
  program: Program
  library: Library
  onEdit: () => void
  onRemove: () => void
}

/** A predefined program: estimated minutes, exercises and sets, and what it lacks in English. */
export function PredefinedCard({ titleAs, program, library, onEdit, onRemove }: Props) {
  const words = useWords(programsMessages)
  const { lang, number } = useFormats()
  const name = localized(program, 'name', lang)
  const count = program.exercises.length
  return (
    <Card
      title={name}
      titleAs={titleAs}
      picture={<ProgramPicture program={program} library={library} narrowOnPhone />}
      tags={
        <>
          {program.name_en === null && <Tag tone="warn">{words.nameMissing}</Tag>}
          {program.description !== '' && program.description_en === null && (
            <Tag tone="warn">{words.descriptionMissing}</Tag>
          )}
        </>
      }
      figures={[
        { value: number(estimatedMinutes(program)), caption: words.minutes },
        { value: number(count), caption: words.exercises({ count }) },
      ]}
      menu={
        <DropdownMenu
          label={words.actionsOf({ name })}
          items={[
            { label: words.edit, icon: 'edit', onSelect: onEdit },
            { label: words.delete, icon: 'trash', danger: true, onSelect: onRemove },
          ]}
        />
      }
    >
      <p className="secondary-text">{words.sets({ count: countSets(program) })}</p>
    </Card>
  )
}
