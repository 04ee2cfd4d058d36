import dictionary from '../../data/exchange/gym-dictionary.json' with { type: 'json' }
import { fold } from '../../words/fold.ts'

/** What a lift is done with, as names of other apps tell it. */
const equipmentWords = {
  barbell: 'barbell',
  dumbbell: 'dumbbell',
  kettlebell: 'kettlebell',
  cable: 'cable',
  machine: 'machine',
  smithmachine: 'smith-machine',
  smith: 'smith-machine',
  band: 'band',
  bodyweight: 'bodyweight',
  suspension: 'suspension',
  ezbar: 'ez-bar',
  trapbar: 'trap-bar',
  hexbar: 'trap-bar',
  landmine: 'landmine',
  plate: 'plate',
} as const

export type NamedEquipment = (typeof equipmentWords)[keyof typeof equipmentWords]

/** A name taken apart: its words in one spelling and alphabetical order, and what it is done with. */
export type NameWords = { readonly words: string; readonly equipment: NamedEquipment | null }

/** Two words that are one, spelt both ways. */
const joined: readonly (readonly [RegExp, string])[] = [
  [/\b(pull|chin|push|sit|step|press|get|v) up/gu, '$1up'],
  [/\b(pull|push) down/gu, '$1down'],
  [/\b(pull|cross) over/gu, '$1over'],
  [/\bkick back/gu, 'kickback'],
  [/\bdead lift/gu, 'deadlift'],
  [/\bskull crusher/gu, 'skullcrusher'],
  [/\b(?:smith machine|machine smith)/gu, 'smithmachine'],
  [/\b(?:ez|sz|e z) (?:curl )?bar|\bbarre ez/gu, 'ezbar'],
  [/\b(trap|hex) bar/gu, '$1bar'],
  [/\bplate loaded|\bleverage machine/gu, 'machine'],
  [/\bresistance band/gu, 'band'],
  [/\bbody weight/gu, 'bodyweight'],
  [/\b(?:single|one) arm(?:ed)?/gu, 'onearm'],
  [/\b(?:single|one) leg(?:ged)?/gu, 'oneleg'],
]

const spellings: Readonly<Record<string, string>> = {
  bb: 'barbell',
  db: 'dumbbell',
  kb: 'kettlebell',
  bw: 'bodyweight',
  barre: 'barbell',
  haltere: 'dumbbell',
  poulie: 'cable',
  elastique: 'band',
  bicep: 'biceps',
  tricep: 'triceps',
  flye: 'fly',
  flies: 'fly',
  flyes: 'fly',
  flys: 'fly',
  raises: 'raise',
  calves: 'calf',
  delts: 'delt',
  press: 'press',
  presses: 'press',
  biceps: 'biceps',
  triceps: 'triceps',
  cross: 'cross',
  abs: 'abs',
  banded: 'band',
}

/** Words that say nothing about which lift it is, in English and in French. */
const idle = new Set(
  'the a with on using at of and regular conventional au aux la le les l de du des d en sur'.split(' '),
)

/** Words that go without saying beside another: every curl of no other part is one of the biceps. */
const implied: readonly (readonly [word: string, beside: string])[] = [
  ['biceps', 'curl'],
  ['chest', 'pulldown'],
]

/** Takes an English or French name apart: `Incline Bench Press (Dumbbell)` and `dumbbell incline bench presses` are one. */
export function nameWords(name: string): NameWords {
  return wordsOf(joinedWords(fold(name)).split(' '))
}

const foldedDictionary: ReadonlyMap<string, string> = new Map(
  Object.entries(dictionary).map(([word, english]) => [fold(word), english]),
)

/** The same of a name in German, Spanish, Portuguese, Italian or Dutch; null where no word of it is known. */
export function translatedNameWords(name: string): (NameWords & { readonly english: string }) | null {
  const words = joinedWords(fold(name)).split(' ')
  if (!words.some((word) => foldedDictionary.get(word))) return null
  const english = joinedWords(words.map((word) => foldedDictionary.get(word) ?? word).join(' '))
  return { ...wordsOf(english.split(' ')), english: english.replace(/\s+/gu, ' ').trim() }
}

const joinedWords = (folded: string): string =>
  joined.reduce((text, [pattern, word]) => text.replace(pattern, word), folded)

function wordsOf(words: readonly string[]): NameWords {
  const spelt = words.map(oneSpelling)
  const tool = spelt.find(isEquipment)
  const telling = spelt.filter((word) => word !== '' && !idle.has(word) && !isEquipment(word))
  const rest = telling.filter((word) => !implied.some(([said, beside]) => said === word && telling.includes(beside)))
  return { words: [...new Set(rest)].toSorted().join(' '), equipment: tool === undefined ? null : equipmentWords[tool] }
}

const isEquipment = (word: string): word is keyof typeof equipmentWords => Object.hasOwn(equipmentWords, word)

function oneSpelling(word: string): string {
  const known = Object.hasOwn(spellings, word) ? spellings[word] : undefined
  if (known !== undefined) return known
  const single = word.replace(/(?<=..)(?<!s)s$/u, '')
  return (Object.hasOwn(spellings, single) ? spellings[single] : undefined) ?? single
}
