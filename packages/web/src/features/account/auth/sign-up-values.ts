import type { ProblemCode } from '@fonte/contract/problem'
import { isPlausibleEmail, normalizeEmail } from '@fonte/domain/account/email'
import { fullNameBounds, hasStackedMarks, visibleName } from '@fonte/domain/account/full-name'
import { type PasswordContext, type PasswordProblem, passwordProblem } from '@fonte/domain/account/password'
import { normalizeUsername, usernameProblem } from '@fonte/domain/account/username'
import { isUnseen } from '@fonte/domain/words/visible-text'
import { ApiProblem } from '../../../platform/api/api-problem.ts'
import type { authMessages } from './auth-messages.ts'

/** What the sign-up form asks for, as typed. */
export interface SignUpValues {
  readonly full_name: string
  readonly username: string
  readonly email: string
  readonly password: string
}

/** What is wrong, by field, in words. */
export type SignUpErrors = { readonly [F in keyof SignUpValues]?: string | undefined }

type Words = ReturnType<typeof authMessages>

export const blankSignUp: SignUpValues = { full_name: '', username: '', email: '', password: '' }

/** What the password must not be made of; the list of common ones stays on the server. */
export const passwordContext = (values: SignUpValues): PasswordContext => ({
  common: new Set(),
  names: [values.full_name, values.username, values.email],
})

/** The fields that say nothing yet; undefined when all of them are filled in. */
export function missingFields(values: SignUpValues, words: Words): SignUpErrors | undefined {
  const missing = (field: keyof SignUpValues, text: string) => (isUnseen(values[field]) ? text : undefined)
  const errors: SignUpErrors = {
    full_name: missing('full_name', words.noName),
    username: missing('username', words.noUsername),
    email: missing('email', words.noEmail),
    password: values.password.trim() === '' ? words.noNewPassword : undefined,
  }
  return hasErrors(errors) ? errors : undefined
}

/** Whether a field is marked. */
export const hasErrors = (errors: SignUpErrors): boolean => Object.values(errors).some((error) => error !== undefined)

/** The first check, before anything is sent; the server has the last word. */
export function checkSignUp(values: SignUpValues, words: Words): SignUpErrors {
  const problem = passwordProblem(values.password, passwordContext(values))
  return {
    full_name: isGoodName(visibleName(values.full_name)) ? undefined : words.badName,
    username: usernameWords(usernameProblem(normalizeUsername(values.username)), words),
    email: isPlausibleEmail(normalizeEmail(values.email)) ? undefined : words.badEmail,
    password: problem ? passwordWords(problem, words) : undefined,
  }
}

const passwordCodes: readonly ProblemCode[] = ['password-too-common', 'password-own-name']

/** The fields that the server's refusal is about. */
export function refusedFields(failure: unknown, words: Words, reason: string): SignUpErrors {
  if (!(failure instanceof ApiProblem)) return {}
  if (failure.code === 'username-taken') return { username: reason }
  if (passwordCodes.includes(failure.code)) return { password: reason }
  const reasonAt = (field: keyof SignUpValues) => failure.errors.find(({ path }) => path === `body.${field}`)?.reason
  const at = (field: keyof SignUpValues) => reasonAt(field) !== undefined
  return {
    full_name: at('full_name') ? words.badName : undefined,
    username: usernameWords(reasonAt('username'), words),
    email: at('email') ? words.badEmail : undefined,
    password: at('password') ? words.shortPassword : undefined,
  }
}

const isGoodName = (name: string) => name.length <= fullNameBounds.max && !hasStackedMarks(name)

/** The words for what the form or the server has against a username. */
function usernameWords(reason: string | null | undefined, words: Words): string | undefined {
  if (reason === null || reason === undefined) return undefined
  if (reason === 'mixed_scripts') return words.mixedUsername
  return reason === 'reserved' ? words.reservedUsername : words.badUsername
}

function passwordWords(problem: PasswordProblem, words: Words): string {
  if (problem === 'too_short') return words.shortPassword
  return problem === 'too_long' ? words.longPassword : words.namePassword
}
