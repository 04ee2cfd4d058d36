import { conflictMessages } from '../../features/history/conflict/conflict-messages.ts'
import { keepAsNewWorkout } from '../../features/history/conflict/keep-as-new.ts'
import { updateWorkoutKind } from '../../features/history/history-outbox.ts'
import { outbox, useOutbox } from '../../platform/outbox/device-outbox.ts'
import type { OutboxRow } from '../../platform/storage/storage-rows.ts'
import { useWords } from '../../platform/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.ts'
import { useKeptChange } from '../../ui/use-kept-change.ts'

/** Whether a change of a workout was refused as the workout was deleted elsewhere: no further try brings it back. */
export const isOfGoneWorkout = ({ kind, refusal }: OutboxRow): boolean =>
  kind === updateWorkoutKind.kind && refusal?.code === 'already-deleted'

/** What can be done about it: keep the workout as a new one, or give the change up. What waits behind it goes the same way. */
export function GoneWorkoutActions({ entry, name }: { entry: OutboxRow; name: string }) {
  const words = useWords(conflictMessages)
  const { toast } = useToast()
  const changes = useOutbox().filter(({ kind, thing }) => kind === updateWorkoutKind.kind && thing === entry.thing)
  const keep = useKeptChange(async () => {
    await keepAsNewWorkout(changes)
    toast({ title: words.keptAsNew, description: name, variant: 'success' })
  })
  return (
    <>
      <Button icon="plus" pending={keep.pending} onClick={() => void keep.run()}>
        {words.keepAsNew}
      </Button>
      <Button variant="danger-outline" icon="trash" onClick={() => void outbox.discard(...changes.map(({ id }) => id))}>
        {words.letGo}
      </Button>
    </>
  )
}
