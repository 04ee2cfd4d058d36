import { useState } from 'react'
import { describeFailure, problemMessages } from '../../../platform/api/problem-messages.ts'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { blankNewPassword, newPasswordProblem } from './new-password.ts'
import { passwordMessages } from './password-messages.ts'

/**
 * The part that recovering and changing a password share: checks what was typed, sends it by `send`, and says what
 * became of it. `done` follows a success; a failure keeps what was typed and is handed to `failed`.
 */
export function useNewPassword(
  send: (password: string) => Promise<unknown>,
  { done, failed }: { done: () => void; failed?: (failure: unknown) => void },
) {
  const words = useWords(passwordMessages)
  const reasons = useWords(problemMessages)
  const { toast } = useToast()
  const [values, setValues] = useState(blankNewPassword)
  const [pending, setPending] = useState(false)
  const refuse = (title: string, description: string) => toast({ title, description, variant: 'destructive' })
  const submit = async () => {
    if (pending) return
    const problem = newPasswordProblem(values)
    if (problem) return void refuse(words[problem], words[`${problem}Text`])
    setPending(true)
    try {
      await send(values.password)
      setValues(blankNewPassword)
      done()
    } catch (failure) {
      refuse(words.error, describeFailure(failure, reasons))
      failed?.(failure)
    } finally {
      setPending(false)
    }
  }
  return { values, setValues, pending, submit }
}
