import { useCallback, useEffect, useState } from 'react'
import { useSignedIn } from '../session/session.ts'
import { storage } from '../storage/storage.ts'
import { draftName } from './draft-name.ts'

/** What is typed into a form, kept on the device. */
export interface KeptText<Form> {
  readonly form: Form
  readonly change: (form: Form) => void
  /** It was sent: the device forgets it. */
  readonly forget: () => void
}

/**
 * What the person typed into this form and did not send, as the device kept it; null while that is read. A window opens with
 * it and not before: the focus goes to the first field that it finds.
 */
export function useKeptText<Form>(about: string, blank: () => Form): KeptText<Form> | null {
  const userId = useSignedIn().user.id
  const name = `${draftName('post-drafts', userId)}:${about}`
  const [form, setForm] = useState<Form | null>(null)
  const [begin] = useState(() => blank)
  useEffect(() => {
    let shown = true
    void storage.kept(name).then((kept) => {
      if (shown) setForm((kept as Form | undefined) ?? begin())
    })
    return () => {
      shown = false
    }
  }, [name, begin])
  const change = useCallback(
    (next: Form) => {
      setForm(next)
      void storage.keep(name, next, userId)
    },
    [name, userId],
  )
  const forget = useCallback(() => void storage.keep(name, undefined, userId), [name, userId])
  return form === null ? null : { form, change, forget }
}
