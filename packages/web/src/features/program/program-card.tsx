import type { Program } from '@fonte/contract/program'
import { isCopy } from '@fonte/domain/program/is-copy'
import { estimatedMinutes } from '@fonte/domain/program/program'
import { localized } from '@fonte/domain/words/localized'
import { useId } from 'react'
import { useFormats, useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DropdownMenu } from '../../ui/dropdown-menu.tsx'
import type { MenuEntry } from '../../ui/dropdown-menu-panel.tsx'
import { Tag } from '../../ui/tag.tsx'
import type { Library } from '../exercise/library-queries.ts'
import { programMessages } from './program-messages.ts'
import type { SyncMark } from './program-overlay.ts'
import { ProgramPicture } from './program-picture.tsx'

/** What a card can ask for. */
export interface CardActions {
  readonly start: (program: Program) => void
  readonly view: (program: Program) => void
  readonly edit: (program: Program) => void
  readonly duplicate: (program: Program) => void
  readonly publish: (program: Program) => void
  readonly unpublish: (program: Program) => void
  readonly shareFile: (program: Program) => void
  readonly remove: (program: Program) => void
}

interface Props {
  titleAs: 'h2' | 'h3' | 'h4'
  program: Program
  library: Library
  mark: SyncMark | undefined
  actions: CardActions
}

/** A program with its picture and two figures; a tap anywhere on it shows what it asks for. */
export function ProgramCard({ titleAs, program, library, mark, actions }: Props) {
  const words = useWords(programMessages)
  const { lang, number } = useFormats()
  const id = useId()
  const name = localized(program, 'name', lang)
  const count = program.exercises.length
  return (
    <Card
      title={<span id={id}>{name}</span>}
      titleAs={titleAs}
      picture={<ProgramPicture program={program} library={library} narrowOnPhone />}
      tags={<Badges program={program} mark={mark} />}
      figures={[
        { value: number(count), caption: words.exercises({ count }) },
        { value: number(estimatedMinutes(program)), caption: words.minutes },
      ]}
      menu={<DropdownMenu label={words.actionsOf({ name })} items={menuOf(program, actions, words)} />}
      action={
        <>
          <Button className="card-reach" aria-describedby={id} onClick={() => actions.view(program)}>
            {words.view}
          </Button>
          <Button variant="ink" aria-describedby={id} onClick={() => actions.start(program)}>
            {words.begin}
          </Button>
        </>
      }
    />
  )
}

function menuOf(program: Program, actions: CardActions, words: ReturnType<typeof programMessages>): MenuEntry[] {
  const duplicate: MenuEntry = { label: words.duplicate, icon: 'copy', onSelect: () => actions.duplicate(program) }
  const file: MenuEntry = { label: words.shareFile, icon: 'download', onSelect: () => actions.shareFile(program) }
  if (program.is_predefined) return [duplicate, file]
  return [
    { label: words.edit, icon: 'edit', onSelect: () => actions.edit(program) },
    duplicate,
    ...publication(program, actions, words),
    file,
    { label: words.delete, icon: 'trash', danger: true, onSelect: () => actions.remove(program) },
  ]
}

/** A copy is not one’s own to publish. */
function publication(program: Program, actions: CardActions, words: ReturnType<typeof programMessages>): MenuEntry[] {
  if (isCopy(program)) return []
  if (program.is_public) {
    return [{ label: words.unpublish, icon: 'eye-off', onSelect: () => actions.unpublish(program) }]
  }
  return [{ label: words.publish, icon: 'community', onSelect: () => actions.publish(program) }]
}

function Badges({ program, mark }: Pick<Props, 'program' | 'mark'>) {
  const words = useWords(programMessages)
  return (
    <>
      {program.is_predefined && <Tag>{words.badgePredefined}</Tag>}
      {program.is_public && !program.is_predefined && <Tag solid>{words.badgePublished}</Tag>}
      {isCopy(program) && <Tag>{words.badgeCopied}</Tag>}
      {mark === 'waiting' && <span className="secondary-text">{words.waiting}</span>}
      {mark === 'refused' && <Tag tone="warn">{words.refused}</Tag>}
    </>
  )
}
