import { useState } from 'react'
import { call } from '../../../platform/api/client.ts'
import { useObservable } from '../../../platform/observable.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
import { maintenance } from '../../maintenance/device-maintenance.ts'
import { usePasswordQuestion } from '../../personal-data/use-password-question.ts'
import { dashboardMessages } from './dashboard-messages.ts'

/**
 * The switch that closes the service: it moves at once, goes back where the server refuses, and follows what other
 * administrators do. Where the server wants the password, it is asked, and the switch waits.
 */
export function useMaintenanceSwitch() {
  const words = useWords(dashboardMessages)
  const { toast } = useToast()
  const closed = useObservable(maintenance.closed)
  /** What was asked for and is not answered yet. */
  const [wish, setWish] = useState<boolean | null>(null)
  const question = usePasswordQuestion(words.passwordWhy)
  const goBack = () => {
    setWish(null)
    question.forget()
  }
  const work = async (enabled: boolean) => {
    await call('toggle-maintenance-mode', { body: { enabled, ...question.body } })
    await maintenance.refresh()
    goBack()
    toast({
      title: enabled ? words.closedNow : words.openNow,
      description: enabled ? words.serviceClosed : words.serviceOpen,
      variant: 'success',
    })
  }
  const { run, pending } = useCall(work, {
    title: words.error,
    describe: (failure) => (question.handle(failure) ? null : words.maintenanceFailed),
    failed: (failure) => {
      if (!question.handle(failure)) goBack()
    },
  })
  const isOn = wish ?? closed
  return {
    isOn,
    pending,
    question,
    cancel: goBack,
    /** Sends the wish once more, with the password. */
    confirm: () => void run(isOn),
    toggle: () => {
      if (pending) return
      setWish(!isOn)
      void run(!isOn)
    },
  }
}
