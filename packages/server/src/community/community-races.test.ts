import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Input } from '../test-kit/caller.ts'
import type { Client } from '../test-kit/client.ts'
import { newPost, publish } from '../test-kit/community.ts'
import { type Member, newcomer, newForm, promote } from '../test-kit/factories.ts'
import { atServer, type Call, countDeadlocks, meetAt } from '../test-kit/meet-at.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'
import type { TestApp } from '../test-kit/test-app.ts'
import { newExercise, newProgram } from '../test-kit/training.ts'

let testApp: OwnTestApp
/** A second server: what one server would put in line meets in the database. */
let other: TestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  other = await testApp.another()
})

afterAll(async () => {
  await other.close()
  await testApp.close()
})

it('an author deletes a program while somebody who copied it withdraws a post of their own: both happen', async () => {
  const [author, member] = [await newcomer(testApp), await newcomer(testApp)]
  const [original, own] = [await publish(author), await publish(member)]
  const copy = { id: crypto.randomUUID() }
  await member.client.call('copy-post', { params: { id: original.post.id }, body: copy })
  // Both change everybody's list and what is the member's.
  const statuses = await meetAt(
    testApp.platform.database.pool,
    { text: 'SELECT FROM community_version FOR UPDATE' },
    () => member.client.send('delete-post', { body: { postId: own.post.id, programId: own.program.id } }),
    () => author.client.send('delete-program', { params: { id: original.program.id } }),
  )
  expect(statuses).toEqual([204, 204])
  expect((await member.client.call('get-public-programs', { query: {} })).items).toEqual([])
  expect(await countDeadlocks(testApp.platform.database.pool)).toBe(0)
})

interface Scene {
  readonly author: Member
  readonly reader: Member
  /** What the author published, with an exercise of theirs; the reader has copied it, and it was changed since. */
  readonly theirs: Published
  /** What the reader published; the author has copied it. */
  readonly own: Published
  readonly exercise: Input<'update-exercise'>[0]
  readonly copyId: string
  /** Ids that both calls of a pair use. */
  readonly ids: readonly string[]
}

type Published = Awaited<ReturnType<typeof publish>>
type Who = 'author' | 'reader' | 'admin'
type Operation = (client: Client, scene: Scene) => Promise<{ readonly status: number }>

const post = ({ theirs }: Scene) => ({ params: { id: theirs.post.id } })
const back = ({ own }: Scene) => ({ params: { id: own.post.id } })
const complaint = () => ({ id: crypto.randomUUID(), content: 'Insultant.' })
const { id: _, ...changed } = newProgram({ name: 'Bas du corps' })

/** What members, the other one of two and an administrator do around one post. */
const operations: Readonly<Record<Who, Readonly<Record<string, Operation>>>> = {
  author: {
    'another post': (client, { theirs }) => client.send('create-post', { body: newPost(theirs.program.id) }),
    'one post twice': (client, { theirs, ids }) =>
      client.send('create-post', { body: newPost(theirs.program.id, { id: ids[0] ?? '' }) }),
    withdrawal: (client, { theirs }) => client.send('unpublish-program', { params: { id: theirs.program.id } }),
    'deletion of the post': (client, { theirs }) =>
      client.send('delete-post', { body: { postId: theirs.post.id, programId: theirs.program.id } }),
    change: (client, { theirs }) =>
      client.send('update-program', { params: { id: theirs.program.id }, body: { ...changed, version: 2 } }),
    'deletion of the program': (client, { theirs }) =>
      client.send('delete-program', { params: { id: theirs.program.id } }),
    'another username': (client) => client.send('update-username', { body: { username: newForm().username } }),
    'another name of an exercise': (client, { exercise }) => client.send('update-exercise', exercise),
    'deletion of the account': (client) => client.send('delete-user-account', { body: {} }),
    'reset of data': (client) => client.send('reset-user-data', { body: {} }),
    'rating in return': (client, scene) => client.send('rate-post', { ...back(scene), body: { rating: 5 } }),
    'copy in return': (client, scene) =>
      client.send('copy-post', { ...back(scene), body: { id: crypto.randomUUID() } }),
    'report in return': (client, scene) => client.send('report-post', { ...back(scene), body: complaint() }),
    'hiding in return': (client, { reader }) => client.send('hide-author', { params: { id: reader.profile.id } }),
  },
  reader: {
    copy: (client, scene) => client.send('copy-post', { ...post(scene), body: { id: crypto.randomUUID() } }),
    'one copy twice': (client, scene) => client.send('copy-post', { ...post(scene), body: { id: scene.ids[1] } }),
    rating: (client, scene) => client.send('rate-post', { ...post(scene), body: { rating: 2 } }),
    report: (client, scene) => client.send('report-post', { ...post(scene), body: complaint() }),
    hiding: (client, { author }) => client.send('hide-author', { params: { id: author.profile.id } }),
    'showing again': (client, { author }) => client.send('show-author', { params: { id: author.profile.id } }),
    'taking over': (client, { copyId }) =>
      client.send('take-copy-change', {
        params: { id: copyId },
        body: { version: 1, source_version: 2, take: ['name'], leave: [] },
      }),
    'change of the copy': (client, { copyId }) =>
      client.send('update-program', { params: { id: copyId }, body: { ...changed, version: 1 } }),
    'deletion of the copy': (client, { copyId }) => client.send('delete-program', { params: { id: copyId } }),
    leaving: (client) => client.send('delete-user-account', { body: {} }),
    'reset of the reader’s data': (client) => client.send('reset-user-data', { body: {} }),
    opening: (client, scene) => client.send('get-post', post(scene)),
    list: (client) => client.send('get-public-programs', { query: {} }),
    'what is new': (client) => client.send('get-copy-changes', { query: {} }),
    'what is new of one': (client, { copyId }) => client.send('get-copy-change', { params: { id: copyId } }),
  },
  admin: {
    removal: (client, { theirs }) =>
      client.send('delete-post', { body: { postId: theirs.post.id, programId: theirs.program.id } }),
    block: (client, { author }) =>
      client.send('manage-user', { body: { action: 'block_user', userId: author.profile.id } }),
    'deletion of the author': (client, { author }) =>
      client.send('manage-user', { body: { action: 'delete_user', userId: author.profile.id } }),
  },
}

/** What takes posts, programs or accounts away. */
const endings = [
  ['author', 'withdrawal'],
  ['author', 'deletion of the post'],
  ['author', 'deletion of the program'],
  ['author', 'deletion of the account'],
  ['author', 'reset of data'],
  ['reader', 'deletion of the copy'],
  ['reader', 'leaving'],
  ['reader', 'reset of the reader’s data'],
  ['admin', 'removal'],
  ['admin', 'block'],
  ['admin', 'deletion of the author'],
] as const satisfies (readonly [Who, string])[]

const everyday = (Object.keys(operations) as Who[]).flatMap((who) =>
  Object.entries(operations[who]).flatMap(([name, call]) =>
    endings.some((ending) => ending[1] === name) ? [] : [{ who, name, call }],
  ),
)

const newScene = async (): Promise<Scene> => {
  const [author, reader] = [await newcomer(testApp), await newcomer(testApp)]
  const { id, ...fields } = newExercise()
  await author.client.call('create-exercise', { body: { id, ...fields } })
  const exercises = [
    ...newProgram().exercises,
    { exercise_id: id, default_rest: 60, sets: [{ reps: 5, weight: 20, rest: 60 }] },
  ]
  const [theirs, own] = [await publish(author, {}, { exercises }), await publish(reader)]
  const copyId = crypto.randomUUID()
  await reader.client.call('copy-post', { params: { id: theirs.post.id }, body: { id: copyId } })
  await author.client.call('copy-post', { params: { id: own.post.id }, body: { id: crypto.randomUUID() } })
  await reader.client.call('rate-post', { params: { id: theirs.post.id }, body: { rating: 4 } })
  await author.client.call('rate-post', { params: { id: own.post.id }, body: { rating: 3 } })
  const { id: __, ...first } = newProgram({ name: 'Autrement', exercises })
  await author.client.call('update-program', { params: { id: theirs.program.id }, body: { ...first, version: 1 } })
  const exercise = { params: { id }, body: { ...fields, name: 'Renommé' } }
  return { author, reader, theirs, own, exercise, copyId, ids: [crypto.randomUUID(), crypto.randomUUID()] }
}

/** What must be true of the whole community, however its members’ calls met. */
const faults = async (): Promise<unknown[]> => {
  const { rows } = await testApp.platform.database.pool.query(`
    SELECT 'figures' AS fault, post_id AS id FROM post_figures AS figures
      WHERE (rating_count, rating_sum, copy_count) IS DISTINCT FROM (
        (SELECT count(*) FROM post_ratings AS one WHERE one.post_id = figures.post_id AND is_counted),
        (SELECT coalesce(sum(rating), 0) FROM post_ratings AS one WHERE one.post_id = figures.post_id AND is_counted),
        (SELECT count(*) FROM post_copies AS one WHERE one.post_id = figures.post_id AND is_counted))
    UNION SELECT 'counted', post_id FROM post_ratings JOIN users ON users.id = user_id
      WHERE is_counted <> (blocked_at IS NULL)
    UNION SELECT 'copy', id FROM programs WHERE copied_from_program_id IS NOT NULL AND NOT is_copy
    UNION SELECT 'post of a copy', posts.id FROM posts JOIN programs ON programs.id = program_id WHERE is_copy
    UNION SELECT 'name', posts.id FROM posts JOIN programs ON programs.id = program_id
      JOIN profiles ON profiles.id = posts.user_id
      WHERE strpos(names_text, lower(programs.name)) = 0 OR strpos(names_text, replace(lower(username), '-', ' ')) = 0
    UNION SELECT 'exercise', programs.id FROM programs JOIN program_exercises AS row ON row.program_id = programs.id
      JOIN exercises ON exercises.id = row.exercise_id WHERE creator_id <> programs.user_id`)
  return rows
}

it.each(endings)(
  'the %s’s %s in the middle of all that members do, on two servers, breaks nothing',
  async (who, ending) => {
    const admin = await newcomer(testApp)
    await promote(testApp, admin.profile.id)
    const scene = await newScene()
    const call = operations[who][ending]
    if (!call) throw new Error(`nothing is called ${ending}`)
    const before = await countDeadlocks(testApp.platform.database.pool)
    const half = Math.ceil(everyday.length / 2)
    const calls = [...everyday.slice(0, half), { who, name: ending, call }, ...everyday.slice(half)]
    const answers = await Promise.all(
      [...calls, ...calls].map(async ({ who: caller, name, call: send }, index) => {
        const { client } = { ...scene, admin }[caller]
        const { status } = await send(index % 2 === 0 ? client.copy() : atServer(other, client), scene)
        return { name, status }
      }),
    )
    expect(answers.filter(({ status }) => status === 400 || status >= 500)).toEqual([])
    expect(await faults()).toEqual([])
    expect((await countDeadlocks(testApp.platform.database.pool)) - before).toBe(0)
  },
)

it('people who copied, rated, hid and reported one another all leave at once, on two servers: each is gone, and none waits in a circle', async () => {
  const before = await countDeadlocks(testApp.platform.database.pool)
  const scenes = await Promise.all([newScene(), newScene(), newScene(), newScene()])
  const { reader, author } = operations
  for (const scene of scenes) {
    await reader.report?.(scene.reader.client, scene)
    await author['report in return']?.(scene.author.client, scene)
    await reader.hiding?.(scene.reader.client, scene)
    await author['hiding in return']?.(scene.author.client, scene)
  }
  const leavers = scenes.flatMap(({ author: one, reader: two }) => [one.client, atServer(other, two.client)])
  const answers = await Promise.all(leavers.map((client) => client.send('delete-user-account', { body: {} })))
  expect(answers.map(({ status }) => status)).toEqual(leavers.map(() => 204))
  expect(await faults()).toEqual([])
  expect((await countDeadlocks(testApp.platform.database.pool)) - before).toBe(0)
})

/** Two calls meet at rows, each on its own server: they answer these statuses, and neither was begun again. */
const expectNoCircle = async (
  locking: { text: string; values: string[] },
  calls: readonly [Call, Call],
  statuses: readonly number[],
) => {
  const { pool } = testApp.platform.database
  const before = await countDeadlocks(pool)
  expect(await meetAt(pool, locking, ...calls)).toEqual(statuses)
  expect((await countDeadlocks(pool)) - before).toBe(0)
  expect(await faults()).toEqual([])
}

it('somebody who resets their data while another one rates their post does not wait for them in a circle', async () => {
  const { author, reader, theirs } = await newScene()
  await expectNoCircle(
    { text: 'SELECT FROM post_figures WHERE post_id = $1 FOR UPDATE', values: [theirs.post.id] },
    [
      () => author.client.send('reset-user-data', { body: {} }),
      () => atServer(other, reader.client).send('rate-post', { params: { id: theirs.post.id }, body: { rating: 1 } }),
    ],
    [204, 404],
  )
})
