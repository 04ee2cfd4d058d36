const maxLength = 254
const plausible = /^[^\s@"(),:;<>[\]\\]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/u

/** An e-mail address as it is stored and compared: no outer spaces, lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase()
}

/** Whether a normalised address can exist: one @, a dotted domain, at most 254 characters. Only a mail proves more. */
export function isPlausibleEmail(email: string): boolean {
  return email.length <= maxLength && plausible.test(email)
}
