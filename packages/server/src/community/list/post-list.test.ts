import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publish } from '../../test-kit/community.ts'
import { countStatements } from '../../test-kit/count-statements.ts'
import { block, type Member, newcomer, newForm } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newExercise } from '../../test-kit/training.ts'

let testApp: OwnTestApp
let author: Member
let reader: Member
let bench: string
let legs: string

const sets = [{ reps: 5, weight: 60, rest: 90 }]
const holding = (exercise_id: string, count = 1) => [
  {
    exercise_id,
    default_rest: 60,
    sets: Array.from({ length: count }, () => sets[0] ?? { reps: 1, weight: 0, rest: 0 }),
  },
]

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp, { username: 'Éloïse.Dupré' })
  reader = await newcomer(testApp)
  bench = (await publish(author, { title: 'Poussée du lundi', message: 'Sans forcer.' })).post.id
  testApp.clock.advance({ minutes: 1 })
  const squat = { name: 'Cuisses d’acier', exercises: holding('predefined-squat-à-la-barre', 26) }
  legs = (await publish(author, { title: 'Jambes', message: 'Тяжёлые приседания' }, squat)).post.id
})

afterAll(() => testApp.close())

type Query = {
  search?: string
  sort?: 'newest' | 'rated' | 'copied'
  group?: string
  equipment?: string
  cursor?: string
  count?: string
}

const found = async (query: Query & { length?: 'short' | 'medium' | 'long' }, { client } = reader) =>
  (await client.call('get-public-programs', { query })).items.map(({ id }) => id)

describe('the list of posts', () => {
  it('stands newest first, best rated or most copied', async () => {
    expect(await found({})).toEqual([legs, bench])
    await reader.client.call('rate-post', { params: { id: bench }, body: { rating: 5 } })
    expect(await found({ sort: 'rated' })).toEqual([bench, legs])
    await reader.client.call('copy-post', { params: { id: bench }, body: { id: crypto.randomUUID() } })
    expect(await found({ sort: 'copied' })).toEqual([bench, legs])
  })

  it.each([
    ['a title', 'POUSSÉE', 'bench'],
    ['a title without accents', 'poussee lundi', 'bench'],
    ['the inside of a word', 'ousse', 'bench'],
    ['a message', 'forcer', 'bench'],
    ['the name of a program', 'acier', 'legs'],
    ['an exercise in French', 'développé couché', 'bench'],
    ['an exercise in English', 'bench press', 'bench'],
    ['an author', 'eloise dupre', 'both'],
    ['words that only stand apart', 'jambes dupre', 'legs'],
    ['another alphabet', 'приседания', 'legs'],
    ['the beginning of a title’s word', 'ja', 'legs'],
    ['the beginning of an author’s name', 'e', 'both'],
    ['two letters inside a word', 'mb', 'none'],
    ['two letters of a message', 'sa', 'none'],
    ['two letters of a message beside a longer word', 'bench sa', 'bench'],
    ['two letters inside a word beside a longer word', 'jambes mb', 'none'],
    ['two letters beside more words than the index is asked for', 'poussee lundi forcer sa', 'bench'],
    ['two letters that are nowhere beside more words than that', 'poussee lundi forcer zz', 'none'],
    ['what nobody wrote', 'kettlebell', 'none'],
    ['a word too many', 'jambes lundi', 'none'],
    ['signs that SQL reads otherwise', '%_%', 'both'],
    ['a sign within a word', 'jam%es', 'none'],
    ['nothing', '  ', 'both'],
    ['five hundred letters', 'jambes '.repeat(72).trim().slice(0, 500), 'legs'],
  ])('is searched by %s', async (_what, search, expected) => {
    const all = { bench: [bench], legs: [legs], both: [legs, bench], none: [] as string[] }
    expect(await found({ search })).toEqual(all[expected as keyof typeof all])
  })

  it('is filtered by muscle group, equipment and length, also together with a search', async () => {
    expect(await found({ group: 'pectoraux' })).toEqual([bench])
    expect(await found({ equipment: 'barbell' })).toEqual([legs, bench])
    expect(await found({ length: 'short' })).toEqual([bench])
    expect(await found({ length: 'long' })).toEqual([legs])
    expect(await found({ length: 'long', search: 'dupré', equipment: 'barbell', sort: 'rated' })).toEqual([legs])
    expect(await found({ group: 'nothing' })).toEqual([])
  })

  it('follows what it tells of: the program, its exercises and the author’s name are those of today', async () => {
    const member = await newcomer(testApp)
    const exercise = await member.client.call('create-exercise', { body: newExercise({ name: 'Tirage zèbre' }) })
    const { program, post } = await publish(member, {}, { exercises: holding(exercise.id) })
    expect(await found({ search: 'zebre' })).toEqual([post.id])
    const { id, ...fields } = newExercise({ name: 'Tirage girafe' })
    await member.client.call('update-exercise', { params: { id: exercise.id }, body: fields })
    expect([await found({ search: 'zebre' }), await found({ search: 'girafe' })]).toEqual([[], [post.id]])
    const { name, description, image_url } = program
    const body = {
      name: `${name} okapi`,
      description,
      image_url,
      exercises: holding('predefined-squat-à-la-barre'),
      version: 1,
    }
    await member.client.call('update-program', { params: { id: program.id }, body })
    expect([await found({ search: 'girafe' }), await found({ search: 'okapi' })]).toEqual([[], [post.id]])
    const { username } = newForm()
    await member.client.call('update-username', { body: { username } })
    const [item] = (await reader.client.call('get-public-programs', { query: { search: username } })).items
    expect(item).toMatchObject({ id: post.id, creator_name: username, program_name: body.name, exercise_count: 1 })
    expect(id).not.toBe(exercise.id)
    await block(testApp, member.profile.id)
    expect(await found({ search: 'okapi' })).toEqual([])
    await testApp.platform.database.pool.query('DELETE FROM posts WHERE id = $1', [post.id])
  })

  it.each([
    '2026-02-30T10:00:00.000Z',
    '2026-11-22T24:00:00.000Z',
    '2026-13-01T10:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
  ])('refuses a cursor of an instant that never was, %s', async (instant) => {
    const cursor = Buffer.from(`newest ${instant} ${bench}`).toString('base64url')
    const { status, body } = await reader.client.send('get-public-programs', { query: { cursor } })
    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid-input' })])
  })

  it('refuses a cursor of another order or of nobody, and what it does not know', async () => {
    const cursor = Buffer.from('rated 4.5 2 nonsense').toString('base64url')
    for (const query of [
      { cursor },
      { cursor: 'AAAA' },
      { sort: 'worst' },
      { search: 'x'.repeat(501) },
      { page: 2 },
      { count: '0' },
      { count: '-1' },
    ]) {
      expect((await reader.client.send('get-public-programs', { query })).status).toBe(400)
    }
    expect((await testApp.client().refusal('get-public-programs', { query: {} })).code).toBe('signed-out')
  })
})

describe('a long list', () => {
  const count = 720

  beforeAll(async () => {
    const { rows } = await testApp.platform.database.pool.query('SELECT program_id FROM posts WHERE id = $1', [bench])
    await testApp.platform.database.pool.query(
      `INSERT INTO posts (id, user_id, program_id, title, created_at, names_text, search_text)
       SELECT gen_random_uuid(), $1, $2, 'Série ' || n, timestamptz '2026-01-01' + (n / 7) * interval '1 minute',
         ' serie ' || n, ' serie ' || n || CASE WHEN n % 90 = 0 THEN ' licorne' ELSE '' END
           || CASE WHEN n <= 100 THEN ' okapi' ELSE '' END
       FROM generate_series(1, $3::integer) AS n`,
      [author.profile.id, rows[0].program_id, count],
    )
  })

  it.each(['newest', 'rated', 'copied'] as const)(
    'is read to its end in pages of 24, %s first, each post once',
    async (sort) => {
      const ids: string[] = []
      let cursor: string | null | undefined
      do {
        const query = { search: 'serie', sort, ...(cursor && { cursor }) }
        const page = await reader.client.call('get-public-programs', { query })
        expect(page.items.length).toBe(24)
        ids.push(...page.items.map(({ id }) => id))
        cursor = page.next
      } while (cursor)
      expect(new Set(ids).size).toBe(count)
    },
  )

  it.each([{ sort: 'newest' }, { sort: 'rated' }, { search: 'serie' }, { search: 'okapi', sort: 'newest' }] as const)(
    'answers several pages at once as it does one by one: %o',
    async (query) => {
      const pages: string[] = []
      const places: (string | null)[] = [null]
      for (let page = 0; page < 3; page++) {
        const cursor = places[page]
        const answer = await reader.client.call('get-public-programs', {
          query: { ...query, ...(cursor && { cursor }) },
        })
        pages.push(...answer.items.map(({ id }) => id))
        places.push(answer.next)
      }
      for (const count of ['49', '72']) {
        const { items, next } = await reader.client.call('get-public-programs', { query: { ...query, count } })
        expect([items.map(({ id }) => id), next]).toEqual([pages, places[3]])
      }
    },
  )

  it('answers sixteen pages at once, at most, and goes on behind them', async () => {
    const { items, next } = await reader.client.call('get-public-programs', { query: { count: '9999' } })
    const rest = { count: '9999', cursor: next ?? '' }
    const behind = await reader.client.call('get-public-programs', { query: rest })
    expect([items.length, behind.items.length, behind.next]).toEqual([384, count + 2 - 384, null])
    expect(new Set([...items, ...behind.items].map(({ id }) => id)).size).toBe(count + 2)
  })

  it('gives wishes that whole pages answer alike one version, so that one answer is kept for them', async () => {
    const versionOf = async (query: string) => {
      const headers = { cookie: reader.client.jar.header() ?? '' }
      return (await testApp.app.inject({ url: `/api/posts${query}`, headers })).headers.etag
    }
    const pages = [
      ['', '?count=1', '?count=24'],
      ['?count=25', '?count=48'],
      ['?count=49', '?count=72'],
      ['?count=384', '?count=9999'],
    ]
    const versions = await Promise.all(pages.map(async (wishes) => new Set(await Promise.all(wishes.map(versionOf)))))
    expect(versions.map(({ size }) => size)).toEqual([1, 1, 1, 1])
    expect(new Set(versions.flatMap((same) => [...same]))).toHaveProperty('size', 4)
    expect(versions.flatMap((same) => [...same])).not.toContain(undefined)
  })

  it('finds what is rare far behind the beginning', async () => {
    expect(await found({ search: 'licorne' })).toHaveLength(8)
    expect(await found({ search: 'licorne 630' })).toHaveLength(1)
  })

  it('costs one statement as it stands, three at most with a search, none beside the session where nothing changed', async () => {
    const cost = (query: Query) =>
      countStatements(testApp.platform.database.pool, () => reader.client.call('get-public-programs', { query }))
    await reader.client.call('rate-post', { params: { id: bench }, body: { rating: 4 } })
    expect(await cost({})).toBe(2)
    expect(await cost({})).toBe(1)
    expect(await cost({ search: 'serie' })).toBe(2)
    expect(await cost({ search: 'licorne' })).toBe(3)
  })

  it('is told to be the same by 304, to everybody, until a post changes', async () => {
    const read = async (member: Member, etag?: unknown) =>
      testApp.app.inject({
        url: '/api/posts?sort=newest',
        headers: { cookie: member.client.jar.header() ?? '', 'if-none-match': String(etag) },
      })
    const { etag } = (await read(reader)).headers
    expect([(await read(reader, etag)).statusCode, (await read(author, etag)).statusCode]).toEqual([304, 304])
    await reader.client.call('rate-post', { params: { id: legs }, body: { rating: 2 } })
    expect((await read(author, etag)).statusCode).toBe(200)
  })
})

describe('a list in which a word is very common', () => {
  /** More than are sorted at once: the list is walked. */
  const common = 3_600

  beforeAll(async () => {
    const { pool } = testApp.platform.database
    const { rows } = await pool.query('SELECT program_id FROM posts WHERE id = $1', [bench])
    await pool.query(
      `INSERT INTO posts (id, user_id, program_id, title, created_at, names_text, search_text)
       SELECT gen_random_uuid(), $1, $2, 'Cycle ' || n, timestamptz '2025-01-01' + n * interval '1 minute',
         ' cycle ' || n, ' cycle ' || n
       FROM generate_series(1, $3::integer) AS n`,
      [author.profile.id, rows[0].program_id, common],
    )
  })

  it('costs four statements at most beside the session, also where it is walked, and where the walk finds less than a page', async () => {
    const cost = async (query: Query) => {
      let items = 0
      const statements = await countStatements(testApp.platform.database.pool, async () => {
        items = (await reader.client.call('get-public-programs', { query })).items.length
      })
      return { statements: statements - 1, items }
    }
    // The beginning holds none of these words, and too many posts do to be sorted: the beginning, the index, the walk.
    expect(await cost({ search: 'cycle' })).toEqual({ statements: 3, items: 24 })
    expect(await walkedToItsEnd()).toEqual({ statements: 4, posts: common })
  })

  /** The most that a page of the common word cost, and how many posts all of them had. */
  async function walkedToItsEnd() {
    let cursor: string | null | undefined
    let posts = 0
    let statements = 0
    do {
      const query = { search: 'cycle', ...(cursor && { cursor }) }
      const cost = await countStatements(testApp.platform.database.pool, async () => {
        const page = await reader.client.call('get-public-programs', { query })
        posts += page.items.length
        cursor = page.next
      })
      statements = Math.max(statements, cost - 1)
    } while (cursor)
    return { statements, posts }
  }
})
