import { fold } from '@fonte/domain/words/fold'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './read-library.ts'

const { equipment, groups, exercises, programs } = readLibrary()

type Language = 'fr' | 'en'
type Lift = (typeof exercises)[number]
type Described = { readonly description: Readonly<Record<Language, string>> }

const named = [...equipment, ...groups, ...groups.flatMap((group) => group.muscles), ...exercises, ...programs]

const namesIn = (language: Language) => named.map(({ name }) => name[language])
const descriptionsIn = (language: Language) =>
  [...exercises, ...programs].map(({ description }) => description[language])
const guidesIn = (language: Language) =>
  exercises.flatMap(({ guide }) => {
    if (!guide) return []
    const { set_up, movement, breathing, faults, safety } = guide[language]
    return [...set_up, ...movement, breathing, ...faults, safety ?? '']
  })
const textsIn = (language: Language) => [
  ...namesIn(language),
  ...descriptionsIn(language),
  ...guidesIn(language),
  ...exercises.flatMap(({ aliases }) => aliases[language]),
]

/** Where a pattern strikes, with some text around it. */
const hits = (texts: readonly string[], pattern: RegExp) =>
  texts.flatMap((text) =>
    [...text.matchAll(pattern)].map(({ index }) => text.slice(Math.max(0, index - 20), index + 25)),
  )

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)

/** Words of a list that occur in the texts, those within allowed terms apart. */
const strays = (texts: readonly string[], words: string, allowed: readonly string[]) => {
  const strange = new Set(words.trim().split(/\s+/u))
  const terms = new RegExp(`\\b(?:${allowed.join('|')})\\b`, 'gu')
  return texts.filter((text) =>
    fold(text)
      .replace(terms, '')
      .split(' ')
      .some((word) => strange.has(word)),
  )
}

const english = `the and with your you of to for is are from into then keep while this that when until both each slowly
  down up out feet foot knee knees hips elbow elbows chest shoulders shoulder arms arm hands hand weight weights breathe
  inhale exhale rep reps set sets core workout workouts training rest stretch grip stance lift lower raise strength warm
  hamstrings glutes quads abs lats pull push legs leg back bench bar barbell dumbbell row rows fly squeeze lean
  straight standing seated lying floor wall ball side over under through hold step body weighted assisted at by it its
  without bodyweight press lunge bridge kick walk carry plank hang deadlift overhead single`

/** What French gyms call by its English name. */
const englishGymTerms = [
  'swiss ball',
  'medicine ball',
  'wall ball',
  't bar',
  'full body',
  'step(?: up| down)?',
  'hollow hold',
  'leg (?:curl|extension)',
  'pull (?:over|apart|through)',
  'face pull',
  'bottoms up',
  'glute ham raise',
  'renegade row',
  '(?:push|jm|hex|svend|tate|pallof|landmine|z|bradford|cuban|devil|larsen|spoto|pin|board) press',
  '(?:safety|trap) bar',
  'hand gripper',
  'muscle up',
  'gorilla row',
  'lu raise',
  'b stance',
  'monster walk',
  'overhead squat',
  'push|pull|legs',
]

const french = `le la les des du une un et avec pour dans sans vers puis au aux dos bras jambe jambes epaule epaules genou
  genoux coude coudes poids barre haltere halteres poulie banc repetition repetitions serie descendre monter inspirer
  expirer mains pieds hanche hanches fessiers cuisses poitrine buste tete cou corps garder tenir ne pas que qui sur est
  tirer pousser chaque entre mouvement seance debutant maison jours`

describe('the French texts', () => {
  it('have their apostrophes, quotation marks and dashes from print', () => {
    expect(hits(textsIn('fr'), /['"“”—–]|\.\.\.|\u202f/gu)).toEqual([])
  })

  it('have a no-break space before : ; ! ? % and within guillemets, and no other space twice', () => {
    expect(hits(textsIn('fr'), /[^\u00a0][:;!?%»]|«[^\u00a0]| {2}|\s$/gu)).toEqual([])
  })

  it('keep a number and its unit on one line, and write decimals with a comma', () => {
    expect(hits(textsIn('fr'), /\d (?:kg|cm|centimètres?|m|s|degrés?)(?!\p{L})|\d\.\d/gu)).toEqual([])
  })

  it('keep the accent of capitals', () => {
    const bare =
      /(?<=^|[.!?] )(?:A |E(?=tir|cart|lev|lév|vit|tend|larg|paul|tap|quil|quer|last|gal|tat|tre|chauff|loign))/gu
    expect(hits(textsIn('fr'), bare)).toEqual([])
    expect(hits(namesIn('fr'), /^\p{Ll}/gu)).toEqual([])
  })

  it('address nobody', () => {
    expect(hits(textsIn('fr'), /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|vous|votre|vos)(?!\p{L})/giu)).toEqual([])
  })

  it('have no English words but the gym’s own', () => {
    expect(strays([...namesIn('fr'), ...descriptionsIn('fr'), ...guidesIn('fr')], english, englishGymTerms)).toEqual([])
  })
})

describe('the English texts', () => {
  it('have their apostrophes and quotation marks from print, and no French spacing', () => {
    expect(hits(textsIn('en'), /['"«»—–]|\.\.\.|\s[:;!?%,.]| {2}|\s$|\d,\d/gu)).toEqual([])
    expect(hits(namesIn('en'), /^\p{Ll}/gu)).toEqual([])
  })

  it('keep a number and its unit on one line', () => {
    expect(hits(textsIn('en'), /\d (?:kg|cm|m)\b/gu)).toEqual([])
  })

  it('are spelled as in America', () => {
    const british = /\b(?:colour|behaviour|centre|metre|grey|favour|stabilis|neutralis|travelling|programme|practis)/giu
    expect(hits(textsIn('en'), british)).toEqual([])
  })

  it('have no French words but the gym’s own', () => {
    expect(strays(textsIn('en'), french, [])).toEqual([])
    expect(hits(textsIn('en'), /(?<!pli)[àâçéèêëîïôûùœ]/giu)).toEqual([])
  })
})

describe('the descriptions', () => {
  it.each(['fr', 'en'] as const)(
    'are whole sentences, three to six of an exercise, five to twelve of a program (%s)',
    (language) => {
      const wrong = (texts: readonly Described[], least: number, most: number) =>
        texts
          .map(({ description }) => description[language])
          .filter((text) => {
            const count = sentencesOf(text).length
            return count < least || count > most || !/^\p{Lu}.*\.$/u.test(text)
          })
      expect(wrong(exercises, 3, 6)).toEqual([])
      expect(wrong(programs, 5, 12)).toEqual([])
    },
  )

  it('of the exercises share no long sentence', () => {
    for (const language of ['fr', 'en'] as const) {
      const sentences = exercises.flatMap(({ description }) => sentencesOf(description[language]))
      expect(sentences.filter((text, i) => text.length > 60 && sentences.indexOf(text) < i)).toEqual([])
    }
  })

  it('of the programs that plan a load on dumbbells say that it is that of each', () => {
    const onDumbbells = new Set(exercises.flatMap(({ id, equipment }) => (equipment.includes('dumbbell') ? id : [])))
    const unsaid = programs
      .filter((program) => program.exercises.some(({ exercise }) => onDumbbells.has(exercise)))
      .filter(({ description: { fr, en } }) => !/par haltère/u.test(fr) || !/per dumbbell/u.test(en))
    expect(unsaid.map(({ name }) => name.en)).toEqual([])
  })

  it.each<[string, (lift: Lift) => boolean, RegExp, RegExp]>([
    [
      'each side',
      ({ sides }) => sides === 'each',
      /(?:par|chaque) (?:côté|jambe|bras)/u,
      /(?:per|each) (?:side|leg|arm)/u,
    ],
    ['seconds', ({ measure }) => measure === 'time', /(?:en|les) secondes/u, /in seconds/u],
    ['a bar', ({ equipment }) => equipment.includes('barbell'), /barre de 20\u00A0kg/u, /20\u00A0kg bar/u],
    ['an EZ bar', ({ equipment }) => equipment.includes('ez-bar'), /barre EZ/u, /EZ bar|EZ-bar/u],
  ])('of the programs that count %s say so', (_, isCounted, fr, en) => {
    const counted = new Set(exercises.filter(isCounted).map(({ id }) => id))
    const unsaid = programs
      .filter((program) => program.exercises.some(({ exercise }) => counted.has(exercise)))
      .filter(({ description }) => !fr.test(description.fr) || !en.test(description.en))
    expect(unsaid.map(({ name }) => name.en)).toEqual([])
  })

  it('are all normalised text', () => {
    for (const language of ['fr', 'en'] as const) {
      expect(textsIn(language).filter((text) => text !== text.normalize('NFC'))).toEqual([])
    }
  })
})
