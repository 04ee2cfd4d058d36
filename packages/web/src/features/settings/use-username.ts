import { normalizeUsername } from '@fonte/domain/account/username'
import { useState } from 'react'
import { call } from '../../platform/api/client.ts'
import { problemMessages } from '../../platform/api/problem-messages.ts'
import { session, useSignedIn } from '../../platform/session/session.ts'
import { useWords } from '../../platform/words/words.ts'
import { useToast } from '../../ui/toast.ts'
import { useCall } from '../../ui/use-call.ts'
import { settingsMessages } from './settings-messages.ts'
import { isChanged, typedFailure, type UsernameFailure, usernameFailure } from './username-form.ts'

/** The public username as it is typed, and saving it. */
export function useUsername() {
  const words = useWords(settingsMessages)
  const stored = useSignedIn().profile.username
  const { toast } = useToast()
  // Until something is typed, the form follows the profile.
  const [typed, setTyped] = useState<string | null>(null)
  const [failure, setFailure] = useState<UsernameFailure | null>(null)
  const value = typed ?? stored
  const work = async () => {
    setFailure(null)
    const profile = await call('update-username', { body: { username: normalizeUsername(value) } })
    await session.updateProfile(profile)
    setTyped(null)
    toast({ title: words.saved, description: words.savedText(profile.username), variant: 'success' })
  }
  const describe = (failed: unknown, reason: string) => {
    const why = usernameFailure(failed)
    setFailure(why)
    // Anything about the name itself stands under the field.
    if (why === 'untraced') return words.untraced
    if (why === 'often' || why === 'stranger') return reason
    return why === 'network' || why === 'other' ? words.failed : null
  }
  const { run, pending } = useCall(work, { title: words.error, describe })
  const save = () => {
    if (!isChanged(value, stored)) return void toast({ title: words.unchanged, description: words.unchangedText })
    const unusable = typedFailure(value)
    if (unusable) return setFailure(unusable)
    void run()
  }
  const type = (text: string) => {
    setFailure(null)
    setTyped(text)
  }
  return { value, type, save, pending, isUnchanged: !isChanged(value, stored), error: useErrorWords(failure) }
}

/** What stands under the field. */
function useErrorWords(failure: UsernameFailure | null): string | undefined {
  const words = useWords(settingsMessages)
  const reasons = useWords(problemMessages)
  if (failure === null || failure === 'untraced' || failure === 'often' || failure === 'other') return undefined
  return {
    taken: reasons['username-taken'],
    malformed: words.badUsername,
    mixed_scripts: words.mixedUsername,
    reserved: words.reservedUsername,
    network: reasons.network,
    stranger: reasons.stranger,
  }[failure]
}
