import type { LibraryMuscleGroup } from '@fonte/contract/admin/library-muscle'
import { localized } from '@fonte/domain/words/localized'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { DropdownMenu } from '../../../ui/dropdown-menu.tsx'
import type { MenuEntry } from '../../../ui/dropdown-menu-panel.tsx'
import { Section } from '../../../ui/section.tsx'
import { Tag } from '../../../ui/tag.tsx'
import type { MuscleRow } from './muscle-reads.ts'
import { musclesMessages } from './muscles-messages.ts'
import type { MuscleTarget } from './use-muscle-save.ts'

/** What can be done with a group or muscle. */
export interface MuscleActions {
  readonly edit: (target: MuscleTarget) => void
  readonly move: (row: MuscleRow, by: -1 | 1) => void
  readonly remove: (row: MuscleRow) => void
}

interface Place {
  isFirst: boolean
  isLast: boolean
  actions: MuscleActions
}

/** A main group with its muscles, each with what can be done with it. */
export function GroupSection({ group, ...place }: Place & { group: LibraryMuscleGroup }) {
  const words = useWords(musclesMessages)
  const { lang } = useFormats()
  const { muscles } = group
  const name = localized(group, 'name', lang)
  const row: MuscleRow = { kind: 'group', row: group }
  return (
    <Section title={name} action={<RowMenu row={row} {...place} />}>
      <p className="secondary-text flex flex-wrap items-center gap-2">
        {words.exercises({ count: group.exercises })}
        {group.name_en === null && <Tag tone="warn">{words.nameMissing}</Tag>}
      </p>
      {muscles.length === 0 ? (
        <p className="secondary-text py-3">{words.noMuscle}</p>
      ) : (
        <ul>
          {muscles.map((muscle, index) => (
            <MuscleLine
              key={muscle.id}
              muscle={muscle}
              isFirst={index === 0}
              isLast={index === muscles.length - 1}
              actions={place.actions}
            />
          ))}
        </ul>
      )}
      <Button
        variant="quiet"
        icon="plus"
        aria-label={words.createMuscleIn({ name })}
        onClick={() => place.actions.edit({ kind: 'new-muscle', groupId: group.id })}
      >
        {words.createMuscle}
      </Button>
    </Section>
  )
}

function MuscleLine({ muscle, ...place }: Place & { muscle: LibraryMuscleGroup['muscles'][number] }) {
  const words = useWords(musclesMessages)
  const { lang } = useFormats()
  return (
    <li className="flex items-center gap-2 border-b-2 border-hair py-2">
      <span className="grid flex-1 gap-1">
        <span className="strong-text">{localized(muscle, 'name', lang)}</span>
        <span className="secondary-text flex flex-wrap items-center gap-2">
          {words.exercises({ count: muscle.exercises })}
          {muscle.name_en === null && <Tag tone="warn">{words.nameMissing}</Tag>}
        </span>
      </span>
      <RowMenu row={{ kind: 'muscle', row: muscle }} {...place} />
    </li>
  )
}

function RowMenu({ row, isFirst, isLast, actions }: Place & { row: MuscleRow }) {
  const words = useWords(musclesMessages)
  const { lang } = useFormats()
  const items: MenuEntry[] = [
    { label: words.edit, icon: 'edit', onSelect: () => actions.edit(row) },
    ...(isFirst ? [] : [{ label: words.up, icon: 'chevron-up' as const, onSelect: () => actions.move(row, -1) }]),
    ...(isLast ? [] : [{ label: words.down, icon: 'chevron-down' as const, onSelect: () => actions.move(row, 1) }]),
    { label: words.delete, icon: 'trash', danger: true, onSelect: () => actions.remove(row) },
  ]
  return <DropdownMenu label={words.actionsOf({ name: localized(row.row, 'name', lang) })} items={items} />
}
