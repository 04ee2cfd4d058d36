import { predefinedExerciseId } from '@fonte/domain/exercise/exercise-id'
import { isUuidV7 } from '@fonte/domain/identity/uuid'
import { estimatedMinutes } from '@fonte/domain/program/program'
import { fold } from '@fonte/domain/words/fold'
import { describe, expect, it } from 'vitest'
import { toRows } from './library-rows.ts'
import { readLibrary } from './read-library.ts'

const { equipment, groups, exercises, programs } = readLibrary()
const muscles = groups.flatMap((group) => group.muscles)
const languages = ['fr', 'en'] as const

/** Every muscle of a lift, whatever it does there. */
const worked = ({ muscles: { prime, secondary, stabilising } }: (typeof exercises)[number]) => [
  ...prime,
  ...secondary,
  ...stabilising,
]

const measureById = new Map(exercises.map(({ id, measure }) => [id, measure]))
const withFirst = (...tools: readonly string[]) =>
  new Set(exercises.filter((row) => tools.includes(row.equipment[0] ?? '')).map(({ id }) => id))
const barbells = withFirst('barbell')
const stepped = withFirst('barbell', 'ez-bar', 'machine', 'cable')

const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) < i)
const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id))

describe('the exercises of the library', () => {
  it('are at least 180, some for each main group and most muscles', () => {
    expect(exercises.length).toBeGreaterThanOrEqual(180)
    expect(groups.filter(({ id }) => !exercises.some(({ group }) => group === id))).toEqual([])
    expect(muscles.filter(({ id }) => !exercises.some((exercise) => worked(exercise).includes(id)))).toEqual([])
    expect(equipment.filter(({ id }) => !exercises.some((exercise) => exercise.equipment.includes(id)))).toEqual([])
  })

  it('have the id that their first French name makes: the present one, or since a renaming an other name', () => {
    const strange = exercises.filter(
      ({ id, name, aliases }) => ![name.fr, ...aliases.fr].map(predefinedExerciseId).includes(id),
    )
    expect(strange.map(({ id }) => id)).toEqual([])
  })

  it('have an id that stands in an address as one part', () => {
    expect(exercises.filter(({ id }) => !/^[\p{L}\p{N}’-]+$/u.test(id)).map(({ id }) => id)).toEqual([])
  })

  it('are moved by one or two muscles, the heads of one counting as one, the first of the main group', () => {
    const groupOf = new Map(groups.flatMap((group) => group.muscles.map((muscle) => [muscle.id, group.id])))
    const isOdd = ({ group, muscles: { prime } }: (typeof exercises)[number]) =>
      groupOf.get(prime[0] ?? '') !== group ||
      (prime.length > 2 && new Set(prime.map((id) => groupOf.get(id))).size > 1)
    expect(exercises.filter(isOdd).map(({ id }) => id)).toEqual([])
  })

  it.each([
    ['dentele-anterieur', ['pompes-scapulaires']],
    [
      'transverse',
      ['bird-dog', 'dead-bug', 'hollow-hold', 'marche-de-l’ours', 'planche', 'planche-lestée', 'vacuum-abdominal'],
    ],
    [
      'flechisseurs-avant-bras',
      'enrouleur-de-poignets flexion-des-poignets-derrière-le-dos flexion-des-poignets-à-la-barre hand-gripper marche-du-fermier pincement-de-disques pronation-et-supination-à-l’haltère suspension-à-la-barre'.split(
        ' ',
      ),
    ],
  ])('are moved by %s only where it does the work', (muscle, slugs) => {
    const movers = exercises.filter(({ muscles: { prime } }) => prime.includes(muscle))
    expect(movers.map(({ id }) => id.replace('predefined-', '')).sort()).toEqual([...slugs].sort())
  })

  it('have an id and names of their own', () => {
    expect(repeated(exercises.map(({ id }) => id))).toEqual([])
    for (const language of languages) expect(repeated(exercises.map(({ name }) => fold(name[language])))).toEqual([])
  })

  it('name a main group, muscles and equipment that exist, each once', () => {
    const known = { groups: idsOf(groups), muscles: idsOf(muscles), equipment: idsOf(equipment) }
    const wrong = exercises.filter(
      (exercise) =>
        !known.groups.has(exercise.group) ||
        worked(exercise).some((id) => !known.muscles.has(id)) ||
        exercise.equipment.some((id) => !known.equipment.has(id)) ||
        repeated([...worked(exercise), ...exercise.equipment]).length > 0,
    )
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  it('have no other name that is the name, or an other name, of another exercise', () => {
    const owners = new Map<string, Set<string>>()
    for (const { id, name, aliases } of exercises) {
      for (const called of [name.fr, name.en, ...aliases.fr, ...aliases.en]) {
        owners.set(fold(called), (owners.get(fold(called)) ?? new Set()).add(id))
      }
    }
    expect([...owners].filter(([, ids]) => ids.size > 1)).toEqual([])
  })

  it('do not repeat their name among the other names of a language', () => {
    for (const language of languages) {
      const repeating = exercises.filter(
        ({ name, aliases }) => repeated([name[language], ...aliases[language]].map(fold)).length > 0,
      )
      expect(repeating.map(({ id }) => id)).toEqual([])
    }
  })

  it('press with the same heads of the triceps, whichever the press', () => {
    const heads = (muscles: readonly string[]) => muscles.filter((id) => /^triceps-vaste/u.test(id)).length
    const presses = exercises.filter(({ group }) => group === 'pectoraux' || group === 'epaules')
    expect(presses.filter((press) => heads(worked(press)) === 1).map(({ id }) => id)).toEqual([])
  })

  it('list their equipment as one sentence would', () => {
    const row = toRows({ equipment, groups, exercises, programs }).exercises.find(
      ({ name }) => name === 'Développé couché',
    )
    expect(row).toMatchObject({ equipment: 'Barre, banc plat, rack', equipment_en: 'Barbell, flat bench, rack' })
  })

  it('ask for a rack where a bar is pressed from a bench, or starts on the shoulders; a decline bench has uprights', () => {
    const starts = /(?:développé|press|fente|fentes|squat|jeté-debout|thruster|good-morning)(?:-|$)/u
    const fromTheFloor = /épaulé|arraché|saut|soulevé|hip-thrust|pont/u
    const unracked = exercises.filter(
      ({ id, equipment: tools }) =>
        tools[0] === 'barbell' && starts.test(id) && !fromTheFloor.test(id) && !tools.includes('decline-bench'),
    )
    expect(unracked.length).toBeGreaterThan(25)
    expect(unracked.filter(({ equipment: tools }) => !tools.includes('rack')).map(({ id }) => id)).toEqual([])
  })

  it('name the body among their equipment where repetitions lift nothing else', () => {
    const weights = new Set(['plate', 'medicine-ball', 'dip-belt', 'stick'])
    const unnamed = exercises.filter(
      ({ load, measure, equipment: tools }) =>
        load === 'bodyweight' &&
        measure === 'reps' &&
        !tools.some((tool) => weights.has(tool) || tool === 'bodyweight'),
    )
    expect(unnamed.map(({ id }) => id)).toEqual([])
  })
})

describe('the muscles of the library', () => {
  it('have an id and names of their own', () => {
    for (const rows of [groups, muscles, equipment]) {
      expect(repeated(rows.map(({ id }) => id))).toEqual([])
      for (const language of languages) expect(repeated(rows.map(({ name }) => fold(name[language])))).toEqual([])
    }
  })
})

describe('the programs of the library', () => {
  it('are at least eight, each with an id, a place and names of its own', () => {
    expect(programs.length).toBeGreaterThanOrEqual(8)
    expect(programs.filter(({ id }) => !isUuidV7(id))).toEqual([])
    expect(repeated(programs.map(({ id }) => id))).toEqual([])
    expect(repeated(programs.map(({ position }) => String(position)))).toEqual([])
    for (const language of languages) expect(repeated(programs.map(({ name }) => fold(name[language])))).toEqual([])
  })

  it('are made of exercises of the library, each once', () => {
    const known = idsOf(exercises)
    for (const program of programs) {
      const ids = program.exercises.map(({ exercise }) => exercise)
      expect(ids.filter((id) => !known.has(id))).toEqual([])
      expect(repeated(ids)).toEqual([])
    }
  })

  it('ask for figures that a beginner of the program survives', () => {
    const forAll = { reps: 3, weight: 100, rest: 180 }
    const forExperiencedLifters = { reps: 1, weight: 140, rest: 300 }
    for (const { name, exercises: rows } of programs) {
      const most = name.fr.startsWith('Pic de force') ? forExperiencedLifters : forAll
      for (const { sets, default_rest } of rows) {
        expect(default_rest).toBeGreaterThanOrEqual(30)
        for (const { reps, seconds, distance, weight, rest, kind } of sets) {
          const leastReps = kind === 'warmup' ? Math.min(2, most.reps) : most.reps
          if (seconds === undefined && distance === undefined) expect(reps).toBeGreaterThanOrEqual(leastReps)
          expect(Math.max(reps, seconds ?? 0, distance ?? 0)).toBeLessThanOrEqual(40)
          expect(weight).toBeLessThanOrEqual(most.weight)
          expect(rest).toBeGreaterThanOrEqual(45)
          expect(rest).toBeLessThanOrEqual(most.rest)
        }
      }
    }
  })

  it('count a hold in seconds, a carry in metres and the rest in repetitions', () => {
    const wrong = programs.flatMap(({ exercises: rows }) =>
      rows.filter(({ exercise, sets }) =>
        sets.some(
          ({ reps, seconds, distance }) =>
            (reps > 0 ? 'reps' : seconds === undefined ? distance && 'distance' : 'time') !== measureById.get(exercise),
        ),
      ),
    )
    expect(wrong.map(({ exercise }) => exercise)).toEqual([])
  })

  it('warm up in rising sets before the work, lighter than it', () => {
    for (const { exercise, sets } of programs.flatMap((program) => program.exercises)) {
      const climb = sets.filter(({ kind }) => kind === 'warmup')
      const work = sets.slice(climb.length)
      expect([exercise, sets.slice(0, climb.length)]).toEqual([exercise, climb])
      if (work.length === 0) continue
      const loads = [...climb, ...work.slice(0, 1)].map(({ weight }) => weight)
      if (climb.length > 0)
        expect([exercise, ...new Set(loads)]).toEqual([exercise, ...loads.toSorted((a, b) => a - b)])
    }
  })

  it('open with a warm-up wherever they begin with a barbell', () => {
    const isWarm = ({ sets }: { sets: readonly { readonly kind?: string | undefined }[] }) => sets[0]?.kind === 'warmup'
    const cold = programs.filter(({ exercises: [first] }) => first && barbells.has(first.exercise) && !isWarm(first))
    expect(cold.map(({ name }) => name.fr)).toEqual([])
  })

  it('plan what can be loaded: a barbell in steps of 2.5 kg, a stack likewise', () => {
    const odd = programs
      .flatMap((program) => program.exercises)
      .filter(({ exercise, sets }) => stepped.has(exercise) && sets.some(({ weight }) => weight % 2.5 !== 0))
    expect(odd.map(({ exercise }) => exercise)).toEqual([])
  })

  it('that ask for repetitions in reserve plan them, and rules that go by repetitions have a range', () => {
    const asking = programs.filter(({ description }) => /laisse deux répétitions en réserve/u.test(description.fr))
    const silent = asking.filter(
      ({ exercises: rows }) => !rows.some(({ sets }) => sets.some(({ rir }) => rir !== undefined)),
    )
    expect(silent.map(({ name }) => name.fr)).toEqual([])
    const rows = programs.flatMap((program) => program.exercises)
    const rangeless = rows.filter(
      ({ progression, sets }) =>
        progression?.kind === 'double' &&
        sets.some(({ kind, reps_max }) => kind !== 'warmup' && reps_max === undefined),
    )
    expect(rangeless.map(({ exercise }) => exercise)).toEqual([])
  })

  it('put no weight on exercises without any', () => {
    const bodyweight = new Set(exercises.filter((row) => row.equipment[0] === 'bodyweight').map(({ id }) => id))
    const rows = programs.flatMap((program) => program.exercises)
    const weighted = rows.filter(
      ({ exercise, sets }) => bodyweight.has(exercise) && sets.some(({ weight }) => weight > 0),
    )
    expect(weighted.map(({ exercise }) => exercise)).toEqual([])
  })

  it('take between 30 and 65 minutes, and the express one no more than 30', () => {
    const minutes = new Map(programs.map((program) => [program.name.fr, estimatedMinutes(program)]))
    expect([...minutes].filter(([, duration]) => duration < 30 || duration > 65)).toEqual([])
    expect(minutes.get('Express 30\u00a0minutes')).toBe(30)
  })
})
