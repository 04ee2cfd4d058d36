import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../platform/database.ts'
import { createTestDatabase, type TestDatabase } from '../test-kit/test-database.ts'
import type { LibraryFiles } from './library-file.ts'
import { loadLibrary } from './load-library.ts'
import { readLibrary } from './read-library.ts'

const library = readLibrary()
const entries =
  library.groups.length +
  library.groups.flatMap((group) => group.muscles).length +
  library.exercises.length +
  library.programs.length

const nothing = { added: 0, updated: 0, kept: 0, proposed: 0, unchanged: 0, removed: 0 }
const benchPress = 'predefined-développé-couché'

/** The library with some of its exercises changed. */
const withExercises = (change: (exercise: LibraryFiles['exercises'][number]) => object): LibraryFiles => ({
  ...library,
  exercises: library.exercises.map((exercise) => ({ ...exercise, ...change(exercise) })),
})

const renamed = withExercises(({ id }) => (id === benchPress ? { name: { fr: 'Couché', en: 'Bench' } } : {}))

/** The library without one exercise, nor a program that needs it. */
const without = (gone: string): LibraryFiles => ({
  ...library,
  exercises: library.exercises.filter(({ id }) => id !== gone),
  programs: library.programs.filter(({ exercises }) => exercises.every(({ exercise }) => exercise !== gone)),
})

describe('loading the library', () => {
  let place: TestDatabase
  let database: Database

  beforeEach(async () => {
    place = await createTestDatabase()
    database = openDatabase(place.url)
  })

  afterEach(async () => {
    await database.close()
    await place.drop()
  })

  const exercise = async (id: string) => {
    const { rows } = await database.pool.query('SELECT * FROM exercises WHERE id = $1', [id])
    return rows[0]
  }

  const count = async (table: string) => {
    const { rows } = await database.pool.query(`SELECT count(*) FROM ${table}`)
    return rows[0].count
  }

  it('fills an empty database', async () => {
    expect(await loadLibrary(database)).toEqual({ ...nothing, added: entries })
    expect(await count('exercises')).toBe(library.exercises.length)
    expect(await count('program_exercises')).toBe(library.programs.flatMap((program) => program.exercises).length)
    expect(await exercise(benchPress)).toMatchObject({
      name: 'Développé couché',
      name_en: 'Bench press',
      equipment: 'Barre, banc plat, rack',
      equipment_en: 'Barbell, flat bench, rack',
      muscle_group_id: 'pectoraux',
      creator_id: null,
    })
  })

  it('changes nothing the second time', async () => {
    await loadLibrary(database)
    const before = await exercise(benchPress)
    expect(await loadLibrary(database)).toEqual({ ...nothing, unchanged: entries })
    expect(await exercise(benchPress)).toEqual(before)
  })

  it('writes what has changed in the files, and no more', async () => {
    await loadLibrary(database)
    expect(await loadLibrary(database, renamed)).toEqual({ ...nothing, updated: 1, unchanged: entries - 1 })
    expect(await exercise(benchPress)).toMatchObject({ name: 'Couché', name_en: 'Bench' })
  })

  it('leaves an administrator’s edit alone, whatever the files say', async () => {
    await loadLibrary(database)
    await database.pool.query(`UPDATE exercises SET name = 'Le couché', edited_at = now() WHERE id = $1`, [benchPress])
    expect(await loadLibrary(database, renamed)).toEqual({ ...nothing, kept: 1, proposed: 1, unchanged: entries - 1 })
    expect(await loadLibrary(database, renamed)).toEqual({ ...nothing, kept: 1, unchanged: entries - 1 })
    expect(await exercise(benchPress)).toMatchObject({ name: 'Le couché' })
  })

  it('tells of an edited program which day of its series it is, as no form does', async () => {
    await loadLibrary(database)
    const [first] = library.programs
    if (!first) throw new Error('no program')
    await database.pool.query(`UPDATE programs SET name = 'Le nôtre', series = NULL, edited_at = now() WHERE id = $1`, [
      first.id,
    ])
    await loadLibrary(database)
    const { rows } = await database.pool.query('SELECT name, series FROM programs WHERE id = $1', [first.id])
    const { name, ...day } = first.series
    expect(rows).toEqual([{ name: 'Le nôtre', series: { ...day, name: name.fr, name_en: name.en } }])
  })

  it('leaves what an administrator made alone, even under an id that the files use too', async () => {
    await loadLibrary(database, without(benchPress))
    await database.pool.query(
      `INSERT INTO exercises (id, name, equipment, description, muscle_group_id)
       VALUES ($1, 'À nous', 'Barre', 'Notre texte.', 'pectoraux'),
              ('predefined-maison', 'Maison', 'Barre', 'Notre texte.', 'pectoraux')`,
      [benchPress],
    )
    expect(await loadLibrary(database)).toMatchObject({ kept: 1, removed: 0 })
    expect(await exercise(benchPress)).toMatchObject({ name: 'À nous' })
    expect(await exercise('predefined-maison')).toMatchObject({ archived_at: null })
  })

  it('starts although an administrator has used a name that the files bring later', async () => {
    await loadLibrary(database, { ...library, groups: library.groups.slice(1), exercises: [], programs: [] })
    const name = library.groups[0]?.name.fr.toUpperCase()
    await database.pool.query("INSERT INTO muscle_groups (id, name, edited_at) VALUES ('a-nous', $1, now())", [name])
    expect(await loadLibrary(database)).toMatchObject({ removed: 0 })
    expect(await count('muscle_groups')).toBe(library.groups.length + 1)
  })

  it('starts although a member has a program under an id that the files bring later', async () => {
    const [first, ...others] = library.programs
    if (!first) throw new Error('no program')
    await loadLibrary(database, { ...library, programs: others })
    const { rows: made } = await database.pool.query(
      `WITH member AS (INSERT INTO users (id, email, password_hash) VALUES (gen_random_uuid(), 'a@example.org', '') RETURNING id)
       INSERT INTO programs (id, user_id, name) SELECT $1, id, 'À moi' FROM member RETURNING *`,
      [first.id],
    )
    expect(await loadLibrary(database)).toEqual({ ...nothing, kept: 1, unchanged: entries - 1 })
    expect((await database.pool.query('SELECT * FROM programs WHERE id = $1', [first.id])).rows).toEqual(made)
  })

  it('replaces the exercises of a program that has changed, and counts its version up', async () => {
    await loadLibrary(database)
    const [first, ...others] = library.programs
    if (!first) throw new Error('no program')
    const shorter = { ...first, exercises: first.exercises.slice(0, 2).reverse() }
    expect(await loadLibrary(database, { ...library, programs: [shorter, ...others] })).toMatchObject({ updated: 1 })
    const { rows } = await database.pool.query(
      `SELECT exercise_id, version FROM program_exercises JOIN programs ON programs.id = program_id
       WHERE program_id = $1 ORDER BY "order"`,
      [first.id],
    )
    expect(rows).toEqual(shorter.exercises.map((row) => ({ exercise_id: row.exercise, version: 2 })))
  })

  it('archives an exercise that is gone from the files, used or not, and brings it back when it returns', async () => {
    await loadLibrary(database)
    await usedByProgramOfOthers(database, benchPress)
    for (const id of [benchPress, 'predefined-svend-press']) {
      expect(await loadLibrary(database, without(id))).toMatchObject({ updated: 0, removed: expect.any(Number) })
      expect(await exercise(id)).toMatchObject({ archived_at: expect.any(Date) })
      expect(await loadLibrary(database, without(id))).toMatchObject({ added: 0, updated: 0, removed: 0 })
      const name = library.exercises.find((row) => row.id === id)?.name.fr
      await loadLibrary(database)
      expect(await exercise(id)).toMatchObject({ archived_at: null, name })
    }
  })

  it('leaves a muscle that is gone from the files to those who use it', async () => {
    await loadLibrary(database)
    const [group, ...others] = library.groups
    if (!group) throw new Error('no group')
    const fewer = { ...library, groups: [{ ...group, muscles: group.muscles.slice(1) }, ...others] }
    expect(await loadLibrary(database, fewer)).toMatchObject({ removed: 1 })
    expect(await loadLibrary(database, fewer)).toMatchObject({ removed: 0 })
    expect(await count('muscles')).toBe(library.groups.flatMap(({ muscles }) => muscles).length)
  })

  it('never loads twice when two servers start at once', async () => {
    const other = openDatabase(place.url)
    const reports = await Promise.all([loadLibrary(database), loadLibrary(other), loadLibrary(database)])
    await other.close()
    expect(reports.map(({ added }) => added).sort((a, b) => b - a)).toEqual([entries, 0, 0])
    expect(await count('programs')).toBe(library.programs.length)
  })

  it('refuses an exercise that needs unknown equipment, and writes nothing', async () => {
    const broken = withExercises(({ id }) => (id === benchPress ? { equipment: ['anvil'] } : {}))
    await expect(loadLibrary(database, broken)).rejects.toThrow(`${benchPress} needs unknown equipment: anvil`)
    expect(await count('muscles')).toBe(0)
  })
})

/** A member's program with the exercise. */
async function usedByProgramOfOthers({ pool }: Database, exerciseId: string): Promise<void> {
  const [user, program] = ['019b0000-0000-7000-8000-000000000001', '019b0000-0000-7000-8000-000000000002']
  await pool.query(`INSERT INTO users (id, email, password_hash) VALUES ($1, 'a@example.org', '')`, [user])
  await pool.query(`INSERT INTO programs (id, user_id, name) VALUES ($1, $2, 'À moi')`, [program, user])
  await pool.query(
    `INSERT INTO program_exercises (program_id, exercise_id, "order", default_rest, sets)
     VALUES ($1, $2, 0, 60, '[{"reps":5,"weight":20,"rest":60}]')`,
    [program, exerciseId],
  )
}
