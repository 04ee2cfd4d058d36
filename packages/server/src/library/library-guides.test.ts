import { describe, expect, it } from 'vitest'
import { readLibrary } from './read-library.ts'

const { exercises } = readLibrary()
const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const guided = exercises.flatMap(({ id, pattern, guide }) => (guide ? { id, pattern, ...guide } : []))

type Guided = (typeof guided)[number]

const languages = ['fr', 'en'] as const
const where = (isOdd: (lift: Guided) => boolean) => guided.filter(isOdd).map(({ id }) => id)
const sentencesOf = ({ fr, en }: Guided) =>
  [fr, en].flatMap(({ set_up, movement, breathing, faults, safety }) => [
    ...set_up,
    ...movement,
    breathing,
    ...faults,
    ...(safety === null ? [] : [safety]),
  ])

describe('the guides of lifts', () => {
  it('lead to lifts of the library, none of them itself, each once in a list', () => {
    const ways = ({ easier, harder, substitutes }: Guided) =>
      [easier, harder, ...substitutes].filter((id) => id !== null)
    expect(where((lift) => ways(lift).some((id) => !byId.has(id) || id === lift.id))).toEqual([])
    expect(where(({ substitutes }) => new Set(substitutes).size < substitutes.length)).toEqual([])
    expect(where(({ easier, harder }) => easier !== null && easier === harder)).toEqual([])
  })

  it.each(['easier', 'harder'] as const)('lead nobody back to where they came from by what is %s', (way) => {
    const leadsBack = ({ id }: Guided) => {
      const passed = new Set<string>()
      let at = byId.get(id)?.guide?.[way]
      while (at && at !== id && !passed.has(at)) {
        passed.add(at)
        at = byId.get(at)?.guide?.[way]
      }
      return at === id
    }
    expect(where(leadsBack)).toEqual([])
  })

  it('name something harder where the lift is the easier way of another, and the other way round', () => {
    const easierWays = new Set(guided.map(({ easier }) => easier))
    const harderWays = new Set(guided.map(({ harder }) => harder))
    expect(where(({ id, harder }) => harder === null && easierWays.has(id))).toEqual([])
    expect(where(({ id, easier }) => easier === null && harderWays.has(id))).toEqual([])
  })

  it('are replaced first by a lift that moves alike, or for the same muscles', () => {
    const isOdd = ({ id, pattern, substitutes: [first = ''] }: Guided) =>
      byId.get(first)?.pattern !== pattern && byId.get(first)?.group !== byId.get(id)?.group
    expect(where(isOdd)).toEqual([])
  })

  it('have as many steps in both languages, and a safety line in both or none', () => {
    const shape = ({ set_up, movement, safety }: Guided['fr']) =>
      [set_up.length, movement.length, safety === null].join()
    expect(where(({ fr, en }) => shape(fr) !== shape(en))).toEqual([])
  })

  it('breathe in the words of their language', () => {
    const verbs = { fr: /inspirer|expirer|respirer/iu, en: /inhale|exhale|breathe/iu }
    for (const language of languages) {
      expect(where((lift) => !verbs[language].test(lift[language].breathing))).toEqual([])
    }
  })

  it('are sentences', () => {
    expect(where((lift) => sentencesOf(lift).some((text) => !/^\p{Lu}.*\.$/u.test(text)))).toEqual([])
  })

  it('say what a fault is, then its cure', () => {
    expect(where(({ fr, en }) => [...fr.faults, ...en.faults].some((text) => !/^[^:]+: [^:]+$/u.test(text)))).toEqual(
      [],
    )
  })

  it('are there for every lift', () => {
    expect(exercises.filter(({ guide }) => !guide).map(({ id }) => id)).toEqual([])
  })

  it('say how to fail safely under a bar', () => {
    const underTheBar = [
      ...['développé-couché', 'développé-incliné', 'développé-décliné', 'développé-couché-prise-serrée'],
      ...['développé-assis-à-la-barre', 'développé-militaire', 'push-press', 'barre-au-front', 'thruster'],
      ...['squat-à-la-barre', 'front-squat', 'squat-avec-pause', 'box-squat', 'good-morning', 'épaulé-debout'],
      ...['développé-au-sol', 'larsen-press', 'spoto-press', 'développé-couché-prise-inversée', 'board-press'],
      ...['squat-zercher', 'overhead-squat', 'squat-à-la-safety-bar', 'squat-bulgare-à-la-barre', 'jm-press'],
      ...['fente-avant-à-la-barre', 'fentes-marchées-à-la-barre', 'step-up-à-la-barre'],
    ]
    const unsafe = underTheBar.filter((slug) => !byId.get(`predefined-${slug}`)?.guide?.fr.safety)
    expect(unsafe).toEqual([])
  })

  it.each([
    ['smith-machine', /butées/u, /stops/u],
    ['landmine', /bloquer l’autre bout de la barre/iu, /lock the other end of the bar/iu],
  ])('say what holds the bar of a lift on the %s', (tool, fr, en) => {
    const held = exercises.filter(({ equipment }) => equipment.includes(tool))
    const unsaid = held.filter(({ guide }) => !fr.test(guide?.fr.safety ?? '') || !en.test(guide?.en.safety ?? ''))
    expect(unsaid.map(({ id }) => id)).toEqual([])
  })

  it('say to check what could give way', () => {
    const givesWay = new Set(['band', 'rings', 'suspension'])
    const hung = exercises.filter(({ equipment }) => equipment.some((id) => givesWay.has(id)))
    const checks = /(?:vérifier|tester)[^.]*(?:élastique|usure|attache|ancrage)/iu
    const unchecked = hung.filter(({ guide }) => !checks.test(guide?.fr.safety ?? ''))
    expect(unchecked.map(({ id }) => id)).toEqual([])
  })

  it('ask for plates that may be dropped where a bar is dropped from the shoulders or above', () => {
    const dropped = [
      ...['arraché', 'arraché-debout', 'épaulé-debout', 'épaulé-suspendu', 'épaulé-jeté', 'épaulé-développé'],
      ...['jeté-debout', 'push-press', 'thruster', 'overhead-squat'],
    ]
    const onAnyPlates = dropped.filter(
      (slug) => !/disques/iu.test(byId.get(`predefined-${slug}`)?.guide?.fr.safety ?? ''),
    )
    expect(onAnyPlates).toEqual([])
  })
})
