/** What a file may not be called on one system or another, and what hides in a name. */
const forbidden = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu

/** The name under which a program's file is saved. */
export function fileName(programName: string): string {
  const name = programName
    .replace(forbidden, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${name === '' ? 'fonte' : name}.fonte.json`
}
