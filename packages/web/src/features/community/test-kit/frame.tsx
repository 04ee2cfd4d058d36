import type { Language } from '@fonte/domain/words/language'
import type { ReactNode } from 'react'
import { PageLanguage } from '../../../platform/words/language.ts'
import { ToastContext, type ToastMessage } from '../../../ui/toast.ts'

/** Stands around a part of the community that speaks `lang`; its messages are gathered in `told`. */
export function frameIn(lang: Language) {
  const told: ToastMessage[] = []
  const toast = (message: ToastMessage) => {
    told.push(message)
    return () => undefined
  }
  const Frame = ({ children }: { children: ReactNode }) => (
    <PageLanguage value={lang}>
      <ToastContext value={toast}>{children}</ToastContext>
    </PageLanguage>
  )
  return { told, Frame }
}
