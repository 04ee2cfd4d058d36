/** The longest line of a calendar file (RFC 5545, 3.1), in octets without its end. */
const longestLine = 75

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x1_0000 ? 3 : 4
}

/** A line cut into lines of at most 75 octets, each further one after a space; no character is cut in two. */
function folded(line: string): string {
  let text = ''
  let length = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (length + size > longestLine) {
      text += '\r\n '
      length = 1
    }
    text += character
    length += size
  }
  return text
}

/** Text as a value (RFC 5545, 3.3.11). */
function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

/** A moment (epoch ms) in UTC: `20250915T074800Z`. */
export function utc(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** What an event is called in a calendar, and the lines that describe it. */
export type CalendarText = { readonly title: string; readonly lines: readonly string[] }

/** The lines of an event that say what it is. */
export function textLines({ title, lines }: CalendarText): readonly string[] {
  return [`SUMMARY:${escaped(title)}`, ...(lines.length > 0 ? [`DESCRIPTION:${escaped(lines.join('\n'))}`] : [])]
}

/** A calendar (RFC 5545) of events, each as its lines. */
export function calendarOf(events: readonly (readonly string[])[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Fonte//Fonte//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
