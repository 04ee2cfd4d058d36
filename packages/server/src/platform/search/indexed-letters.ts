/** So many letters stand for one of another alphabet: enough for every code point. */
const digits = 5

const base = 13
const [firstOfCode, others] = ['A'.charCodeAt(0), 'N'.charCodeAt(0)]

/** Five capitals, of which A to M begin and N to Z go on: no code is found across two others. */
const codeOf = (letter: string): string => {
  let rest = letter.codePointAt(0) ?? 0
  let code = ''
  for (let place = 1; place < digits; place++) {
    code = String.fromCharCode(others + (rest % base)) + code
    rest = Math.floor(rest / base)
  }
  return String.fromCharCode(firstOfCode + rest) + code
}

/**
 * A folded text (small letters) as it is stored to be searched: letters beyond ASCII are capitals in groups. PostgreSQL’s
 * index of trigrams leaves out what the locale of the database takes for no letter, in the locale C all but ASCII.
 */
export const indexedLetters = (folded: string): string => folded.replace(/[^ -~]/gu, codeOf)
