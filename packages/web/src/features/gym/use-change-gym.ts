import type { Gym } from '@fonte/domain/gym/gym'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { changeGym } from './gym-commands.ts'
import { gymMessages } from './gym-messages.ts'

/** Changes the gym on the device; answers false, and tells why, where it would become too large to be stored. */
export function useChangeGym(): (change: (gym: Gym) => Gym) => Promise<boolean> {
  const words = useWords(gymMessages)
  const { toast } = useToast()
  return async (change) => {
    const isKept = await changeGym(change)
    if (!isKept) toast({ title: words.full, description: words.fullText, variant: 'destructive' })
    return isKept
  }
}
