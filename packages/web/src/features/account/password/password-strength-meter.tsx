import type { PasswordContext } from '@fonte/domain/account/password'
import { passwordStrength } from '@fonte/domain/account/password-strength'
import { useWords } from '../../../platform/words/words.ts'
import { strengthMessages } from './strength-messages.ts'

const slabs = [1, 2, 3, 4] as const

/** How hard a password is to guess: four slabs and a word. */
export function PasswordStrengthMeter({ password, context }: { password: string; context: PasswordContext }) {
  const words = useWords(strengthMessages)
  if (password === '') return null
  const level = passwordStrength(password, context)
  return (
    <span className="flex items-center gap-3">
      <span className="slabs w-24" aria-hidden="true">
        {slabs.map((slab) => (
          <i key={slab} className={slab <= level ? 'done' : ''} />
        ))}
      </span>
      <span role="status">{words.strength(level)}</span>
    </span>
  )
}
