import type { Program } from '@fonte/contract/program'
import { moved } from '@fonte/domain/program/editor/moved'
import { areFolders, folderBounds, type ProgramFolder, withProgramIn } from '@fonte/domain/training-plan/folders'
import type { TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { localized } from '@fonte/domain/words/localized'
import { storedLength } from '@fonte/domain/words/text-length'
import { isUnseen, shownName } from '@fonte/domain/words/visible-text'
import { type FormEvent, type RefObject, useRef, useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { OrderedList } from '../../../ui/drag/ordered-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
import { useTooLong } from '../../../ui/use-too-long.ts'
import { keepTrainingPlan, openedTrainingPlan } from '../training-plan-commands.ts'
import { folderMessages } from './folder-messages.ts'

interface Props {
  plan: TrainingPlan
  programs: readonly Program[]
  onClose: () => void
}

/** Makes, orders and removes folders, and puts each program into one of them or into none. */
export function FoldersDialog({ plan, programs, onClose }: Props) {
  const words = useWords(folderMessages)
  const { lang } = useFormats()
  const [folders, setFolders] = useState<readonly ProgramFolder[]>(plan.folders ?? [])
  const [opened] = useState(() => openedTrainingPlan(plan))
  const [typed, setTyped] = useState('')
  const box = useRef<HTMLInputElement>(null)
  const added = isUnseen(typed) ? folders : withFolder(folders, typed)
  const { run, pending } = useKeptChange(async () => {
    // Its field says what is wrong with the name that stands in it.
    if (!added) return box.current?.focus()
    const known = new Set(programs.map(({ id }) => id))
    const kept = added.map((folder) => ({ ...folder, programs: folder.programs.filter((id) => known.has(id)) }))
    const { folders: _before, ...others } = opened.content
    await keepTrainingPlan({ ...others, ...(kept.length > 0 && { folders: kept }) }, opened)
    onClose()
  })
  const names = folders.map(({ name }) => ({ value: name, label: shownName(name) }))
  const folderOf = (id: string) => folders.find(({ programs: ids }) => ids.includes(id))?.name ?? ''
  const footer = (
    <>
      <Button onClick={onClose}>{words.cancel}</Button>
      <Button variant="ink" pending={pending} onClick={() => void run()}>
        {words.save}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={words.title} footer={footer}>
      <NewFolder folders={folders} name={typed} onType={setTyped} onAdd={setFolders} box={box} />
      <OrderedList
        label={words.folders}
        rows={folders.map(({ name }) => ({ id: name, name }))}
        onMove={(from, to) => setFolders(moved(folders, from, to))}
        text={({ name }) => shownName(name)}
        action={({ name }) => (
          <IconButton
            icon="trash"
            label={words.remove({ name: shownName(name) })}
            onClick={() => setFolders(folders.filter((folder) => folder.name !== name))}
          />
        )}
        onLast={() => box.current?.focus()}
      />
      {folders.length > 0 &&
        programs.map((program) => (
          <Field key={program.id} label={localized(program, 'name', lang)}>
            <Select
              options={[{ value: '', label: words.none }, ...names]}
              value={folderOf(program.id)}
              onChange={({ target }) => setFolders(withProgramIn(folders, program.id, target.value || null))}
            />
          </Field>
        ))}
    </Dialog>
  )
}

/** The folders with one more of that name at their end; null where there can be none. */
function withFolder(folders: readonly ProgramFolder[], typed: string): readonly ProgramFolder[] | null {
  const name = typed.trim()
  const added = [...folders, { name, programs: [] }]
  const isShort = !isUnseen(name) && storedLength(name) <= folderBounds.name.max
  return isShort && added.length <= folderBounds.folders && areFolders(added) ? added : null
}

interface NewProps {
  folders: readonly ProgramFolder[]
  name: string
  onType: (name: string) => void
  onAdd: (folders: readonly ProgramFolder[]) => void
  box: RefObject<HTMLInputElement | null>
}

function NewFolder({ folders, name, onType, onAdd, box }: NewProps) {
  const words = useWords(folderMessages)
  const added = withFolder(folders, name)
  const tooLong = useTooLong()(name, folderBounds.name.max)
  const problem = () => {
    if (folders.length >= folderBounds.folders) return words.full
    return tooLong ?? (isUnseen(name) || added ? undefined : words.taken)
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (!added) return
    onAdd(added)
    onType('')
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={add}>
      <Field label={words.newFolder} className="min-w-0 flex-1" error={problem()}>
        <TextInput ref={box} value={name} enterKeyHint="done" onChange={({ target }) => onType(target.value)} />
      </Field>
      <Button type="submit" aria-disabled={!added}>
        {words.add}
      </Button>
    </form>
  )
}
