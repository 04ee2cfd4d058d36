import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import { useDraftWriting } from '../../../platform/drafts/use-draft-writing.ts'
import { useSignedIn } from '../../../platform/session/session.ts'
import { storage } from '../../../platform/storage/storage.ts'
import type { Boxes, SetDraft } from '../use-draft.ts'

/** What was typed for the current set of a workout, and not recorded. */
interface KeptBoxes {
  readonly workoutId: string
  readonly boxes: Boxes
}

const nameFor = (userId: string) => `set-boxes-${userId}`

/** Keeps what is typed for the current set on the device, and has it stand there again when the page is opened anew. */
export function useKeptBoxes(workoutId: string, { boxes, restore, touched }: SetDraft): void {
  const userId = useSignedIn().user.id
  const name = nameFor(userId)
  const stand = useEffectEvent((kept: KeptBoxes | undefined) => {
    if (kept?.workoutId === workoutId) restore(kept.boxes)
  })
  useEffect(() => {
    let shown = true
    void storage.kept(name).then((kept) => shown && stand(kept as KeptBoxes | undefined))
    return () => {
      shown = false
    }
  }, [name])
  const write = useCallback(() => {
    if (touched) void storage.keep(name, { workoutId, boxes } satisfies KeptBoxes, userId)
  }, [touched, name, workoutId, boxes, userId])
  useDraftWriting(userId, write, useRef(false))
}
