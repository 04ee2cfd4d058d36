import { passwordBounds } from '@fonte/domain/account/password'
import { longestId } from '@fonte/domain/identity/longest-id'
import { weightUnits } from '@fonte/domain/units/weight'
import { languages } from '@fonte/domain/words/language'
import * as z from 'zod/mini'
import { longestPictureUrl } from './url/picture-url.ts'

/** Control characters (tab and line breaks apart) and lone surrogates: no screen shows them and PostgreSQL refuses NUL. */
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u

/** Longest run of marks on one letter: the Stream-Safe Text Format (UAX #15), for which normalising takes linear time. */
const overloaded = /\p{M}{31}/u

const printable = z.refine<string>((typed) => !unprintable.test(typed) && !overloaded.test(typed), {
  error: 'unprintable',
  abort: true,
})

/**
 * Text of at most `longest` characters (code points) as it arrives: nothing else looks at a longer one, so that no check of a field
 * takes longer than its bound allows.
 */
export const measured = (longest: number) => z.string().check(z.maxLength(longest, { abort: true }))

/** Characters that normalising takes for one of a composed text, at most (UAX #15); what is left is for spaces around it. */
const longestDecomposition = 4

/** Text that a person typed, trimmed and normalised to NFC; the caller bounds what comes of it, `max` characters. */
export const typedText = (max: number) =>
  measured(max * longestDecomposition).check(printable, z.trim(), z.normalize('NFC'))

/** Text that a person typed: trimmed, normalised to NFC, `min` to `max` characters. */
export const text = (min: number, max: number) => typedText(max).check(z.minLength(min), z.maxLength(max))

/**
 * An id that is not a UUID, such as an exercise’s or a muscle’s. It is none of the names that every object has: looked up by
 * id, an object would answer with its own, and a body that names `__proto__` is refused whole.
 */
export const idField = text(1, longestId).check(z.refine<string>((id) => !(id in Object.prototype), 'reserved'))

/** Ids that are each named once, `max` of them at most. */
export const distinctIds = (max: number) =>
  z.array(idField).check(
    z.maxLength(max),
    z.refine((ids) => new Set(ids).size === ids.length, 'repeated'),
  )

/** Text kept exactly as typed, such as a password. */
const verbatim = (min: number, max: number) => measured(max).check(z.minLength(min))

/** A password to sign in with: of any length that was ever allowed, exactly as typed. */
export const passwordField = verbatim(1, passwordBounds.max)

/** A password to be; whether it is too easy to guess is for the handler to say. */
export const newPasswordField = verbatim(passwordBounds.min, passwordBounds.max)

/** The token of a mailed link; one that was cut off or run together on its way is a link that does not work, not a value to correct. */
export const linkTokenField = verbatim(0, 1000)

/** The longest address that mail can carry (RFC 5321), in octets. */
const longestEmail = 254

/** An e-mail address as typed; the server compares it without regard to case. */
export const emailField = measured(2 * longestEmail).check(
  z.trim(),
  z.maxLength(longestEmail, { abort: true }),
  z.email(),
)

/** A UUID of any version, in small letters as PostgreSQL writes it; what clients create are of version 7. */
export const uuidField = z.uuid().check(z.toLowerCase())

/** A picture's URL: https only, so that nothing is fetched in the clear. */
export const imageUrlField = measured(longestPictureUrl).check(printable, z.url({ protocol: /^https$/ }))

export const languageField = z.enum(languages)

export const unitField = z.enum(weightUnits)

/** ISO 8601 instant in UTC. */
export const instantField = measured(40).check(z.iso.datetime())

/** A calendar day, such as `2026-11-22`. */
export const dayField = measured(10).check(z.iso.date())

/** The smallest and largest value, or length, that is allowed. */
interface Range {
  readonly min: number
  readonly max: number
}

/** A whole number within `range`. */
export const whole = ({ min, max }: Range) => z.int().check(z.minimum(min), z.maximum(max))

/** Checks that a list has an allowed number of rows. */
export const lengths = ({ min, max }: Range) => [z.minLength(min), z.maxLength(max)] as const

/** A keyset cursor, opaque to clients. */
export const cursorField = measured(200).check(z.regex(/^[\w-]+$/))

/** A page of a list: its rows, and the cursor of the next page or null at the end. */
export const pageOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ items: z.array(item), next: z.nullable(cursorField) })
