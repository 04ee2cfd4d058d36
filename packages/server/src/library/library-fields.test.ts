import { patterns } from '@fonte/domain/exercise/pattern'
import { describe, expect, it } from 'vitest'
import { readLibrary } from './read-library.ts'

const { exercises } = readLibrary()

type Lift = (typeof exercises)[number]

const byId = new Map(exercises.map((exercise) => [exercise.id, exercise]))
const idsOf = (lifts: readonly Lift[]) => lifts.map(({ id }) => id.replace('predefined-', ''))
const where = (holds: (lift: Lift) => boolean) => idsOf(exercises.filter(holds))

const liftOf = (slug: string): Lift => {
  const lift = byId.get(`predefined-${slug}`)
  if (!lift) throw new Error(`no lift ${slug}`)
  return lift
}

const cardio = new Set(
  'rower bike air-bike ski-erg treadmill elliptical stair-climber jump-rope battle-rope'.split(' '),
)
const mobility = ['rotations-de-hanches-90-90', 'passages-d’épaules-au-bâton', 'mobilité-de-cheville-genou-au-mur']

describe('what a lift is measured in', () => {
  it('is a pattern, each pattern that of some lift, and none for cardio and mobility', () => {
    expect(patterns.filter((pattern) => !exercises.some((lift) => lift.pattern === pattern))).toEqual([])
    const isCardio = ({ equipment }: Lift) => equipment.some((id) => cardio.has(id))
    const without = where(({ pattern }) => pattern === null)
    expect(without.sort()).toEqual([...where(isCardio), ...mobility].sort())
  })

  it('is time for what is held, and for cardio that counts no metres', () => {
    const held = where(({ measure, equipment }) => measure === 'time' && !equipment.some((id) => cardio.has(id)))
    expect(held.sort()).toMatchInlineSnapshot(`
      [
        "adduction-isométrique-au-medicine-ball",
        "battements-de-jambes",
        "chaise-au-mur",
        "front-lever",
        "hollow-hold",
        "pincement-de-disques",
        "planche",
        "planche-de-copenhague",
        "planche-latérale",
        "planche-lestée",
        "suspension-à-la-barre",
        "vacuum-abdominal",
        "équerre-aux-barres-parallèles",
      ]
    `)
  })

  it('is metres for carries, sleds, the crawl and what shows its metres', () => {
    expect(where(({ measure }) => measure === 'distance').sort()).toMatchInlineSnapshot(`
      [
        "marche-au-yoke",
        "marche-avec-sac-de-sable",
        "marche-bras-tendus-au-dessus-de-la-tête",
        "marche-de-l’ours",
        "marche-du-fermier",
        "marche-du-fermier-unilatérale",
        "poussée-de-traîneau",
        "rameur",
        "skierg",
        "tapis-de-course",
        "traîneau-en-marche-arrière",
      ]
    `)
  })

  it('has the weight of the body where nothing else is lifted, and help where the machine or the band takes some off', () => {
    const bare = exercises.filter(({ equipment }) => equipment.includes('bodyweight'))
    expect(idsOf(bare.filter(({ load }) => load !== 'bodyweight'))).toEqual([])
    expect(where(({ load }) => load === 'assisted').sort()).toMatchInlineSnapshot(`
      [
        "dips-assistés-à-la-machine",
        "traction-assistée-à-la-machine",
        "traction-assistée-à-l’élastique",
      ]
    `)
    expect(where(({ body_share, load }) => body_share > 0 && load === 'external')).toEqual([])
  })

  it.each([
    ['traction-en-pronation', 1],
    ['traction-lestée', 1],
    ['dips', 1],
    ['pompes', 0.65],
    ['squat-au-poids-du-corps', 0.7],
    ['développé-couché', 0],
  ])('moves a share of the body: %s %d', (slug, share) => {
    expect(liftOf(slug).body_share).toBe(share)
  })

  it('is told for each side where one side works at a time', () => {
    const oneSided = /unilatéral|à-un-bras|sur-une-jambe|b-stance|bulgare|^fentes?-|step-up|concentré|archer/u
    expect(where(({ id, sides }) => oneSided.test(id.replace('predefined-', '')) && sides === 'both')).toEqual([])
    const bothSided = /à-la-barre$|aux-deux|^développé-couché|^tirage-vertical-à|^presse-à-cuisses$/u
    const strange = where(({ id, sides }) => bothSided.test(id.replace('predefined-', '')) && sides === 'each')
    expect(strange.filter((slug) => !/^(?:fente|squat-bulgare|step-up)/u.test(slug))).toEqual([])
  })
})

describe('a family', () => {
  it('is one lift made lighter or heavier: measured alike, with the body for a load', () => {
    const children = exercises.filter(({ family }) => family !== null)
    const strange = children.filter((lift) => {
      const base = byId.get(lift.family ?? '')
      return (
        base === undefined ||
        base.family !== null ||
        base.load !== 'bodyweight' ||
        lift.load === 'external' ||
        lift.pattern !== base.pattern ||
        lift.measure !== base.measure ||
        lift.sides !== base.sides ||
        (lift.measure === 'reps' && lift.body_share === 0)
      )
    })
    expect(idsOf(strange)).toEqual([])
    expect(idsOf(children).sort()).toMatchInlineSnapshot(`
      [
        "dips-assistés-à-la-machine",
        "dips-lestés",
        "planche-lestée",
        "pompes-lestées",
        "pompes-mains-surélevées",
        "pompes-sur-les-genoux",
        "traction-assistée-à-la-machine",
        "traction-assistée-à-l’élastique",
        "traction-lestée",
      ]
    `)
  })
})

/** The score of a swap: same pattern 4, same main group 2, and the likeness of the muscles that help (set model). */
function swapScore(from: Lift, to: Lift): number {
  const helpers = (lift: Lift) => new Set(lift.muscles.secondary)
  const a = helpers(from)
  const b = helpers(to)
  const shared = [...a].filter((id) => b.has(id)).length
  const likeness = shared / Math.max(1, a.size + b.size - shared)
  return (to.pattern === from.pattern ? 4 : 0) + (to.group === from.group ? 2 : 0) + likeness
}

describe('what takes the place of a barbell row', () => {
  it('is a row with other equipment before a pulldown', () => {
    const row = liftOf('rowing-à-la-barre')
    const score = (slug: string) => swapScore(row, liftOf(slug))
    for (const slug of ['rowing-à-un-bras-à-l’haltère', 'tirage-horizontal-à-la-poulie', 'rowing-à-la-machine']) {
      expect(score(slug)).toBeGreaterThan(score('tirage-vertical-à-la-poulie'))
    }
  })
})
