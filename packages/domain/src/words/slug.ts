/** A name as part of an id: lower case, hyphens for spaces; accents stay. */
export function slug(name: string): string {
  return name.normalize('NFC').trim().toLowerCase().replace(/\s+/gu, '-')
}
