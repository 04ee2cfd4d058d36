import { saysWayOut } from '@fonte/domain/library/safety-line'
import { fold } from '@fonte/domain/words/fold'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './read-library.ts'

const { exercises, programs } = readLibrary()

type Language = 'fr' | 'en'

const texts = (language: Language) => [
  ...[...exercises, ...programs].map(({ description }) => description[language]),
  ...exercises.flatMap(({ guide }) =>
    guide ? JSON.stringify(Object.values(guide[language]), null, 1).split('\n') : [],
  ),
]
const calledIn = (language: Language) =>
  exercises.flatMap(({ name, aliases }) => [name[language], ...aliases[language]])

/** The texts that a pattern strikes, by their beginning. */
const struck = (found: readonly string[], pattern: RegExp) =>
  found.filter((text) => pattern.test(text)).map((text) => text.slice(0, 60))

describe('one way to say it', () => {
  it('has one sign for degrees', () => {
    expect(struck(texts('fr'), /\d\s?degrés?/u)).toEqual([])
    expect(struck(texts('en'), /\d degrees?/u)).toEqual([])
  })

  it('breathes with one verb in each language', () => {
    expect(struck(texts('fr'), /\bsouffl(?:er|ant)\b/iu)).toEqual([])
    expect(struck(texts('en'), /\bbreath(?:e|ing) (?:in(?! rhythm)|out)\b/iu)).toEqual([])
  })

  it('has no short forms in English', () => {
    expect(struck(texts('en'), /n’t\b/u)).toEqual([])
  })

  it('writes an English other name small, except where it begins with a proper name', () => {
    const first = (name: string) => name.split(/[ -]/u)[0] ?? ''
    const called = exercises.flatMap(({ aliases }) => aliases.en)
    const small = new Set(called.map(first).filter((word) => /^\p{Ll}/u.test(word)))
    const large = called.filter((name) => /^(?!Hammer Strength)\p{Lu}\p{Ll}/u.test(name))
    expect(large.filter((name) => small.has(first(name).toLowerCase()))).toEqual([])
  })

  it('has one word for the band, and one measure for a stance', () => {
    expect(struck([...texts('fr'), ...calledIn('fr')], /mini-bande/u)).toEqual([])
    expect(struck(texts('fr'), /à largeur d|pieds (?:à plat )?à la largeur des hanches/iu)).toEqual([])
  })

  it('has one word in French for the head of a muscle, and one for what a kettlebell is held by', () => {
    expect(struck(texts('fr'), /(?:longue|courte) portion/u)).toEqual([])
    const ofKettlebells = exercises
      .filter(({ equipment }) => equipment[0] === 'kettlebell')
      .flatMap(({ description, guide }) => [description.fr, JSON.stringify(guide?.fr)])
    expect(ofKettlebells.length).toBeGreaterThan(20)
    expect(struck(ofKettlebells, /poignée/u)).toEqual([])
  })

  it('names the versions with a band alike in English', () => {
    const names = exercises.map(({ name }) => name.en)
    expect(struck(names, /^Banded/u)).toEqual([])
  })

  it('names machines’ lifts as lifts, and lifts done in numbers in the plural', () => {
    expect(
      struck(
        exercises.map(({ name }) => name.en),
        / machine$/iu,
      ),
    ).toEqual(['Rowing machine'])
    expect(
      struck(
        exercises.map(({ name }) => name.fr),
        /^(?:Traction|Fente|Élévation)\s/u,
      ),
    ).toEqual([])
  })
})

describe('the measures', () => {
  it('are metric in both languages', () => {
    expect(struck(texts('en'), /\b(?:inch(?:es)?|yards?|pounds?|lbs?|a few feet|a foot away)\b/iu)).toEqual([])
  })
})

describe('words that no gym says', () => {
  it('are not among the other names', () => {
    const invented = new Set(
      ['insecte mort', 'chien d’arrêt', 'drapeau du dragon', 'portage', 'portage valise', 'curl traîné', 'curl glissé']
        .concat(['relevé ischio-fessiers', 'squat marqué', 'kettlebell inversée', 'gainage hypopressif'])
        .concat(['Bruce Lee flag', 'Russian turns', 'decline crunch', 'suspension passive'])
        .map(fold),
    )
    const called = [...calledIn('fr'), ...calledIn('en')]
    expect(called.filter((name) => invented.has(fold(name)))).toEqual([])
  })

  it('are not translated from the other language', () => {
    expect(struck(texts('en'), /\bguided (?:bar|track|path)\b|set your trunk/iu)).toEqual([])
    expect(struck(texts('en'), /\b(?:back|groin|shoulder|knees?) (?:starts to )?pulls?[.,;: ]/iu)).toEqual([])
    expect(struck(texts('en'), /\bstart(?:ing)? the (?:weight|load|dumbbells)\b|standing leg soft/iu)).toEqual([])
    expect(struck(texts('fr'), /en contrôle|trois quarts de minute|la répartition (?:haut|push)/u)).toEqual([])
  })
})

/** Presses with dumbbells or a kettlebell whose failure ends above the head or the face. */
const aboveTheHead = [
  'développé-épaules-aux-haltères',
  'développé-debout-aux-haltères',
  'développé-arnold',
  'développé-à-un-bras-à-la-kettlebell',
  'extension-nuque-à-un-bras',
  'écarté-couché-aux-haltères',
]

it.each(aboveTheHead)('the guide of %s says what to do when strength runs out', (slug) => {
  const exercise = exercises.find(({ id }) => id === `predefined-${slug}`)
  expect(exercise?.guide?.fr.safety).toMatch(/échec|force manque/u)
})

/** Lifts under a bar that can pin whoever does them. */
const underTheBar = [
  'développé-couché',
  'développé-incliné',
  'développé-décliné',
  'développé-couché-prise-serrée',
  'développé-au-sol',
  'développé-couché-avec-pause',
  'développé-couché-prise-inversée',
  'développé-assis-à-la-barre',
  'développé-nuque',
  'squat-à-la-barre',
  'front-squat',
  'squat-avec-pause',
  'overhead-squat',
  'squat-zercher',
  'box-squat',
  'squat-à-la-safety-bar',
  'good-morning',
  'jm-press',
  'barre-au-front',
  'épaulé-debout',
  'arraché',
  'jeté-debout',
]

it.each(underTheBar)('the lift %s says how to fail safely', (slug) => {
  const exercise = exercises.find(({ id }) => id === `predefined-${slug}`)
  expect(saysWayOut(exercise?.description.fr ?? '', exercise?.description.en ?? '')).toBe(true)
})
