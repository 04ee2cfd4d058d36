import { describe, expect, it } from 'vitest'
import { gym } from '../test-kit/exercises.ts'
import { type SearchOptions, search } from './search.ts'
import { buildIndex } from './search-index.ts'

const index = buildIndex(gym)

function found(query: string, options?: SearchOptions): string[] {
  return search(index, query, options).map((exercise) => exercise.name)
}

describe('what is found', () => {
  it('has the name, in French or English', () => {
    expect(found('tractions')).toEqual(['Tractions'])
    expect(found('deadlift')).toEqual(['Soulevé de terre'])
  })

  it.each([
    ['DC', 'Développé couché'],
    ['sdt', 'Soulevé de terre'],
    ['ohp', 'Développé militaire'],
    ['larry scott', 'Curl au pupitre'],
  ])('goes by the other names of lifters: %s', (query, name) => {
    expect(found(query)[0]).toBe(name)
  })

  it.each([
    ['DC incliné', 'Développé incliné'],
    ['dc incl', 'Développé incliné'],
    ['DC couché', 'Développé couché'],
    ['dm militaire', 'Développé militaire'],
  ])('is found by an abbreviation among other words: %s', (query, name) => {
    expect(found(query)[0]).toBe(name)
  })

  it('is found as it is called, though its name has an abbreviation with other letters behind it', () => {
    const own = buildIndex([{ name: 'DC du lundi' }, { name: 'Développé couché' }])
    expect(search(own, 'dc lundi').map(({ name }) => name)).toEqual(['DC du lundi'])
  })

  it.each(['developpe couche', 'DÉVELOPPÉ COUCHÉ', 'développé-couché', ' Développé   Couché ', 'couché développé'])(
    'does not depend on accents, case, hyphens, spaces or order: %s',
    (query) => {
      expect(found(query).slice(0, 2)).toEqual(['Développé couché', 'Développé couché aux haltères'])
    },
  )

  it.each(['pull-up', 'pull up', 'pullup', 'PullUp', 'pull-ups'])(
    'makes no difference between hyphen and none: %s',
    (query) => {
      expect(found(query)[0]).toBe('Tractions')
    },
  )

  it('finds a hyphened word written as one among others', () => {
    const wide = buildIndex([{ name: 'Pull-up prise large' }])
    expect(search(wide, 'large pullup')).toHaveLength(1)
  })

  it.each(['rowing à l’haltère', "rowing a l'haltere", 'rowing haltère', 'rowing lhaltere'])(
    'makes no difference between apostrophes: %s',
    (query) => {
      expect(found(query)).toEqual(["Rowing à l'haltère"])
    },
  )

  it('begins with what is being typed, every word of it', () => {
    expect(found('dév')[0]).toBe('Développé couché')
    expect(found('dév inc')).toEqual(['Développé incliné'])
    expect(found('squ av')).toEqual(['Squat avant'])
  })

  it('does not want for the small words', () => {
    expect(found('écarté de poulie')).toEqual(['Écarté à la poulie'])
    expect(found('soulevé terre')).toEqual(['Soulevé de terre'])
  })

  it('is done with that equipment or for that muscle group', () => {
    expect(found('curl haltères')).toEqual(['Curl'])
    expect(found('curl dumbbells')).toEqual(['Curl'])
    expect(found('jambes')).toEqual(['Squat', 'Squat avant', 'Squat gobelet'])
  })

  it('is nothing for words that no exercise has', () => {
    expect(found('natation')).toEqual([])
    expect(found('squat natation')).toEqual([])
  })
})

describe('plurals', () => {
  it('are found where the name is singular, and the other way round', () => {
    expect(found('squats gobelets')).toEqual(['Squat gobelet'])
    expect(found('push ups')[0]).toBe('Pompes')
    expect(found('traction')).toEqual(['Tractions'])
    expect(found('rowing haltères')).toEqual(["Rowing à l'haltère"])
  })
})

describe('doubled letters', () => {
  it.each([
    ['atractions', 'Tractions'],
    ['devloppé couché', 'Développé couché'],
    ['devlopé couché', 'Développé couché'],
    ['squatt', 'Squat'],
    ['pulll-ups', 'Tractions'],
    ['prss', 'Développé couché'],
  ])('are often wrong: %s finds %s', (query, name) => {
    expect(found(query)[0]).toBe(name)
  })
})

describe('typing errors', () => {
  it.each([
    ['tracions', 'Tractions', 'a letter left out'],
    ['tracttions', 'Tractions', 'a letter too many'],
    ['trections', 'Tractions', 'a wrong letter'],
    ['tratcions', 'Tractions', 'two letters swapped'],
    ['ractions', 'Tractions', 'the first letter left out'],
    ['sqaut', 'Squat', 'two letters swapped'],
    ['gobelte', 'Squat gobelet', 'the last letters swapped'],
    ['soulvé de terre', 'Soulevé de terre', 'among other words'],
    ['develloppé mil', 'Développé militaire', 'while typing the next word'],
    ['pectoreaux pompes', 'Pompes', 'in the muscle group'],
  ])('%s finds %s: %s', (query, name) => {
    expect(found(query)[0]).toBe(name)
  })

  it('are forgiven once a word, not twice', () => {
    expect(found('trcations')).toEqual(['Tractions'])
    expect(found('trcatoins')).toEqual([])
  })

  it('find a whole name before names that only hold the word', () => {
    expect(found('sqaut')).toEqual(['Squat', 'Squat avant', 'Squat gobelet'])
    const presses = buildIndex([
      { name: 'Leg extension unilatéral' },
      { name: 'Leg press horizontale', aliases: ['presses'] },
    ])
    expect(search(presses, 'perss').map((exercise) => exercise.name)).toEqual(['Leg press horizontale'])
    expect(found('benchpres')[0]).toBe('Développé couché')
    const goblets = buildIndex([
      { name: 'Sumo', name_en: 'Sumo goblet squat' },
      { name: 'Squat gobelet', name_en: 'Goblet squat' },
    ])
    expect(search(goblets, 'goblet sqaut').map((exercise) => exercise.name)).toEqual(['Squat gobelet', 'Sumo'])
    expect(found('bnech')[0]).toBe('Développé couché')
    expect(found('bnechpress')[0]).toBe('Développé couché')
  })

  it('are forgiven in a word still being typed from five letters on', () => {
    expect(found('tratcio')).toEqual(['Tractions'])
    expect(found('trat')).toEqual([])
    expect(found('squ av')).toEqual(['Squat avant'])
  })

  it('are not guessed in words of fewer than four letters', () => {
    expect(found('cur')).toEqual(['Curl', 'Curl au pupitre'])
    expect(found('cru')).toEqual([])
    expect(found('crul')).toEqual(['Curl', 'Curl au pupitre'])
    expect([found('sdr'), found('ohq'), found('sdtt')]).toEqual([[], [], ['Soulevé de terre']])
  })
})

describe('the order', () => {
  it('has an exact name first, then shorter names that begin so, then names that hold the word', () => {
    expect(found('squat')).toEqual(['Squat', 'Squat avant', 'Squat gobelet'])
    expect(found('tirage')).toEqual(['Tirage à la poulie haute', 'Mon tirage du grenier'])
    expect(found('bench press')).toEqual(['Développé couché', 'Développé incliné', 'Développé couché aux haltères'])
  })

  it('has an exact alias before a longer one', () => {
    expect(found('dc')).toEqual(['Développé couché', 'Développé couché aux haltères'])
  })

  it('has what most lifters do first among what matches alike, and what somebody made with it', () => {
    const presses = buildIndex([{ name: 'Presse A', use: 30 }, { name: 'Presse BB', use: 2 }, { name: 'Presse CCC' }])
    expect(search(presses, 'presse').map(({ name }) => name)).toEqual(['Presse CCC', 'Presse BB', 'Presse A'])
  })

  it('has what moves the muscle of that name before names that only begin so', () => {
    const curls = buildIndex([
      { name: 'Biceps en marteau' },
      { name: 'Curl', muscle_group: 'Biceps' },
      { name: 'Curl araignée', muscle_group: 'Bras', muscle_group_en: 'Biceps' },
      { name: 'Curl au pupitre', muscles: ['Biceps'] },
    ])
    expect(search(curls, 'biceps').map(({ name }) => name)).toEqual([
      'Curl',
      'Curl araignée',
      'Curl au pupitre',
      'Biceps en marteau',
    ])
  })

  it('has the names before the other names', () => {
    const squats = buildIndex([
      { name: 'Air', aliases: ['squats'] },
      { name: 'Squats', name_en: 'Back squats' },
    ])
    expect(search(squats, 'squat').map((exercise) => exercise.name)).toEqual(['Squats', 'Air'])
    expect(found('militaire')).toEqual(['Développé militaire', 'Pompes'])
    expect(found('pushup mil')).toEqual(['Pompes'])
    const pull = buildIndex([{ name: 'Face', aliases: ['tirage visage'] }, { name: 'Tirage horizontal' }])
    expect(search(pull, 'tirage').map((exercise) => exercise.name)).toEqual(['Tirage horizontal', 'Face'])
    expect(search(pull, 'triage').map((exercise) => exercise.name)).toEqual(['Tirage horizontal', 'Face'])
  })

  it('has names before equipment, and equipment before typing errors', () => {
    const poulie = buildIndex([
      { name: 'Poulle', name_en: null },
      { name: 'Tirage', name_en: null, equipment: 'Poulie' },
      { name: 'Écarté à la poulie', name_en: null },
    ])
    expect(search(poulie, 'poulie').map((exercise) => exercise.name)).toEqual([
      'Écarté à la poulie',
      'Tirage',
      'Poulle',
    ])
  })

  it('goes by the better reason where an exercise has two', () => {
    const poulie = buildIndex([
      { name: 'Tirage', equipment: 'Poulie' },
      { name: 'Poulle', equipment: 'Poulie' },
    ])
    expect(search(poulie, 'poulie').map((exercise) => exercise.name)).toEqual(['Poulle', 'Tirage'])
  })

  it('is the one of the list for exercises of one name', () => {
    const curls = buildIndex([
      { name: 'Curl', equipment: 'Haltères' },
      { name: 'Curl', equipment: 'Barre' },
    ])
    for (const query of ['curl', '']) {
      expect(search(curls, query).map((exercise) => exercise.equipment)).toEqual(['Haltères', 'Barre'])
    }
  })

  it('breaks ties by length and alphabet of the name in the language of the reader', () => {
    expect(found('press', { lang: 'en' })).toEqual([
      'Développé couché',
      'Développé militaire',
      'Développé incliné',
      'Développé couché aux haltères',
    ])
    expect(found('épaules pectoraux')).toEqual([])
    const pair = buildIndex([{ name: 'Bbb a' }, { name: 'Aab a' }])
    expect(search(pair, 'a').map((exercise) => exercise.name)).toEqual(['Aab a', 'Bbb a'])
  })

  it('is the alphabet, accents aside, when nothing was asked', () => {
    expect(found('').slice(0, 3)).toEqual(['Curl', 'Curl au pupitre', 'Développé couché'])
    expect(found(' - ')).toHaveLength(gym.length)
    expect(found('', { lang: 'en' })[0]).toBe('Squat')
  })

  it('ends at the limit', () => {
    expect(found('développé', { limit: 2 })).toEqual(['Développé couché', 'Développé incliné'])
    expect(found('', { limit: 0 })).toEqual([])
  })
})
