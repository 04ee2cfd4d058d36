import { useState } from 'react'
import { isProblem } from '../../platform/api/api-problem.ts'
import { problemMessages } from '../../platform/api/problem-messages.ts'
import { useWords } from '../../platform/words/words.ts'

/** The password once more, where the server wants it. */
export interface PasswordQuestion {
  /** Why it is asked; null until the server wants it. */
  readonly asked: string | null
  readonly password: string
  readonly type: (password: string) => void
  /** What the call carries of it. */
  readonly body: { readonly password?: string }
  /** Whether the failed call was about the password, which is then asked. */
  readonly handle: (failure: unknown) => boolean
  readonly forget: () => void
}

/** Whether the password is asked and has not been typed. */
export const isUnanswered = ({ asked, password }: PasswordQuestion): boolean => asked !== null && password === ''

/** Asks for the password with the words `why` once the server wants it, and again when it was wrong. */
export function usePasswordQuestion(why: string): PasswordQuestion {
  const reasons = useWords(problemMessages)
  const [asked, setAsked] = useState<string | null>(null)
  const [password, type] = useState('')
  const handle = (failure: unknown) => {
    const isAbout = isProblem(failure, 'password-required') || isProblem(failure, 'wrong-password')
    if (isAbout) setAsked(isProblem(failure, 'wrong-password') ? reasons['wrong-password'] : why)
    return isAbout
  }
  const forget = () => {
    setAsked(null)
    type('')
  }
  return { asked, password, type, body: password === '' ? {} : { password }, handle, forget }
}
