import type { Program } from '@fonte/contract/program'
import { moved } from '@fonte/domain/program/editor/moved'
import { areFolders, folderBounds, type ProgramFolder, withProgramIn } from '@fonte/domain/training-plan/folders'
import type { TrainingPlan } from '@fonte/domain/training-plan/training-plan'
import { localized } from '@fonte/domain/words/localized'
import { isUnseen, shownName } from '@fonte/domain/words/visible-text'
import { type FormEvent, useState } from 'react'
import { useFormats, useWords } from '../../../platform/words/words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { OrderedList } from '../../../ui/drag/ordered-list.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useKeptChange } from '../../../ui/use-kept-change.ts'
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
  const { run, pending } = useKeptChange(async () => {
    const known = new Set(programs.map(({ id }) => id))
    const kept = folders.map((folder) => ({ ...folder, programs: folder.programs.filter((id) => known.has(id)) }))
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
      <NewFolder folders={folders} onAdd={setFolders} />
      {folders.length > 0 && (
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
        />
      )}
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

interface NewProps {
  folders: readonly ProgramFolder[]
  onAdd: (folders: readonly ProgramFolder[]) => void
}

function NewFolder({ folders, onAdd }: NewProps) {
  const words = useWords(folderMessages)
  const [name, setName] = useState('')
  const isFull = folders.length >= folderBounds.folders
  const added = [...folders, { name: name.trim(), programs: [] }]
  const isTaken = !isUnseen(name) && !areFolders(added)
  const add = (event: FormEvent) => {
    event.preventDefault()
    if (isUnseen(name) || isTaken || isFull) return
    onAdd(added)
    setName('')
  }
  return (
    <form className="flex flex-wrap items-end gap-3" onSubmit={add}>
      <Field
        label={words.newFolder}
        className="min-w-0 flex-1"
        error={isFull ? words.full : isTaken ? words.taken : undefined}
      >
        <TextInput
          value={name}
          maxLength={folderBounds.name.max}
          enterKeyHint="done"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Button type="submit" disabled={isUnseen(name) || isTaken || isFull}>
        {words.add}
      </Button>
    </form>
  )
}
