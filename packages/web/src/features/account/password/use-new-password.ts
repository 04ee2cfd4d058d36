import { useState } from 'react'
import { useWords } from '../../../platform/words/words.ts'
import { useToast } from '../../../ui/toast.ts'
import { useCall } from '../../../ui/use-call.ts'
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
  const { toast } = useToast()
  const [values, setValues] = useState(blankNewPassword)
  const work = async () => {
    await send(values.password)
    setValues(blankNewPassword)
    done()
  }
  const { run, pending } = useCall(work, { title: words.error, ...(failed && { failed }) })
  const submit = () => {
    const problem = newPasswordProblem(values)
    if (!problem) return void run()
    toast({ title: words[problem], description: words[`${problem}Text`], variant: 'destructive' })
  }
  return { values, setValues, pending, submit }
}
