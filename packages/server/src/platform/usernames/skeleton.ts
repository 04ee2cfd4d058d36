import { readFileSync } from 'node:fs'

const file = new URL('./data/confusables.txt', import.meta.url)

const textOf = (codes: string): string =>
  String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)))

/** What each character looks like, for those that look like others. */
const readPrototypes = (): ReadonlyMap<string, string> => {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const pairs = lines.flatMap((line) => {
    const [prototype = '', characters = ''] = line.split(' : ')
    return characters.split(' ').map((code) => [textOf(code), textOf(prototype)] as const)
  })
  return new Map(pairs)
}

const prototypes = readPrototypes()

const asSeen = (text: string): string =>
  [...text.normalize('NFD')].map((character) => prototypes.get(character) ?? character).join('')

/**
 * What a username looks like (Unicode TS 39, section 4): two that have one skeleton could be mistaken for each other. Taken
 * as it is written and then without regard to case; a capital I is an l to the eye, so that i and l are one.
 */
export const skeletonOf = (username: string): string =>
  asSeen(asSeen(username).toLowerCase()).toLowerCase().replaceAll('i', 'l').normalize('NFD')
