import type { Program } from '@fonte/contract/program'
import type { ProgramForm } from '@fonte/domain/program/form'
import { useEffect, useState } from 'react'
import { draftName } from '../../../../platform/drafts/draft-name.ts'
import { storage } from '../../../../platform/storage/storage.ts'
import type { Change } from '../../../../platform/storage/storage-rows.ts'
import { withLock } from '../../../../platform/tabs/lock.ts'

/** What was typed into the program form and is not saved yet. */
export interface ProgramDraft {
  readonly form: ProgramForm
  /** The program as it was when the form was opened; null for a new one. */
  readonly base: Program | null
  /** Under which a new one is made, the same for each try, also after a reload; drafts of 0.6.0 have none. */
  readonly id?: string
}

/** One person's drafts: by the program's id, or under {@link newProgramKey}. */
export type Drafts = Readonly<Record<string, ProgramDraft>>

/** Stands for a program that does not exist yet, in drafts and in the URL. */
export const newProgramKey = 'new'

/** Names the draft of a predefined program, which only its page offers again: that of its id or of {@link newProgramKey}. */
export const predefinedDraftKey = (programKey: string): string => `${predefinedDrafts}${programKey}`

const predefinedDrafts = 'predefined-'

/** Whether it is the draft of a program of one’s own. */
export const isOwnDraft = (key: string): boolean => !key.startsWith(predefinedDrafts)

const noDrafts: Drafts = {}

const nameFor = (userId: string) => draftName('program-drafts', userId)

/** Everything that the person typed and did not save; waits for changes that are under way. */
export const readDrafts = (userId: string): Promise<Drafts> => withLock(nameFor(userId), () => stored(userId))

/** Keeps what is typed on the device. */
export const keepDraft = (userId: string, key: string, draft: ProgramDraft): Promise<void> =>
  write(userId, (drafts) => ({ ...drafts, [key]: draft }))

/** Forgets a draft that was given up. */
export const forgetDraft = (userId: string, key: string): Promise<void> =>
  write(userId, (drafts) => withoutDraft(drafts, key))

/** Has `keep` write what a draft became together with the change that forgets it; no tab changes a draft meanwhile. */
export function endDraft<T>(userId: string, key: string, keep: (removal: Change) => Promise<T>): Promise<T> {
  return withLock(nameFor(userId), async () => keep(storing(userId, withoutDraft(await stored(userId), key))))
}

/** The drafts on the device when the screen opened. */
export function useDrafts(userId: string): Drafts {
  const [drafts, setDrafts] = useState(noDrafts)
  useEffect(() => {
    let shown = true
    void readDrafts(userId).then((read) => shown && setDrafts(read))
    return () => {
      shown = false
    }
  }, [userId])
  return drafts
}

/** One change at a time, whichever tab asks: two drafts must not overwrite each other. */
function write(userId: string, next: (drafts: Drafts) => Drafts): Promise<void> {
  return withLock(nameFor(userId), async () => {
    await storage.write([storing(userId, next(await stored(userId)))])
  })
}

async function stored(userId: string): Promise<Drafts> {
  return ((await storage.kept(nameFor(userId))) as Drafts | undefined) ?? noDrafts
}

const withoutDraft = (drafts: Drafts, key: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([other]) => other !== key))

function storing(userId: string, drafts: Drafts): Change {
  const name = nameFor(userId)
  return Object.keys(drafts).length === 0
    ? { store: 'kept', remove: name }
    : { store: 'kept', put: { name, value: drafts, user_id: userId } }
}
