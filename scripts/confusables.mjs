// Writes the table of look-alikes for usernames from Unicode's own (UTS 39): `node scripts/confusables.mjs confusables.txt`,
// with https://www.unicode.org/Public/security/latest/confusables.txt. Rows that no username can hold are left out.
import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'

const target = new URL('../packages/server/src/platform/usernames/data/confusables.txt', import.meta.url)
const source = readFileSync(process.argv[2], 'utf8')
const version = /# Version: (\S+)/.exec(source)?.[1]
const copyright = /# (© \d+ Unicode®, Inc\.)/.exec(source)?.[1]
if (!version || !copyright) throw new Error('this is not the confusables.txt of Unicode')

const textOf = (codes) => String.fromCodePoint(...codes.split(' ').map((code) => Number.parseInt(code, 16)))

/** Whether a username in NFD may hold the character. */
const mayOccur = (character) =>
  /^[\p{L}\p{M}\p{Nd}._-]$/u.test(character) &&
  !/\p{Default_Ignorable_Code_Point}/u.test(character) &&
  character.normalize('NFKC') === character

const rows = new Map()
for (const [, from, to] of source.matchAll(/^([0-9A-F]+) ;\t([0-9A-F ]+) ;\tMA/gm)) {
  if (mayOccur(textOf(from))) rows.set(to, [...(rows.get(to) ?? []), from])
}

const lines = [
  `# What characters of usernames look like: the prototype, then all that look like it, as hexadecimal code points.`,
  `# Made by scripts/confusables.mjs of confusables.txt, Unicode Security Mechanisms for UTS #39, version ${version}.`,
  `# ${copyright} Unicode License V3, https://www.unicode.org/license.txt`,
  ...[...rows].map(([to, from]) => `${to} : ${from.join(' ')}`),
]
writeFileSync(target, `${lines.join('\n')}\n`)
