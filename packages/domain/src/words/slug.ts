/**
 * A name as part of an id: lower case, hyphens for spaces; accents stay, in one order whatever small letters bring of their
 * own. It may be longer than the name.
 */
export function slug(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().normalize('NFC').replace(/\s+/gu, '-')
}
