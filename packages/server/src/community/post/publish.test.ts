import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { breakStatement } from '../../test-kit/break-statement.ts'
import { basicMember, newPost, publish } from '../../test-kit/community.ts'
import { type Member, mailsTo, newcomer, promote } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'
import { newProgram } from '../../test-kit/training.ts'

let testApp: OwnTestApp
let author: Member
let reader: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
  reader = await newcomer(testApp)
})

afterAll(() => testApp.close())

const query = (text: string, ...values: unknown[]) => testApp.platform.database.pool.query(text, values)
const isPublic = async ({ client }: Member, id: string) =>
  (await client.call('get-program', { params: { id } })).is_public

describe('publishing a program', () => {
  it('shows a post with what its card needs, under the username of its author', async () => {
    const { program, post } = await publish(author)
    expect(post).toEqual({
      id: post.id,
      title: 'Trois séances, pas une de plus',
      message: 'Monter de 2,5 kg quand tout passe.',
      program_id: program.id,
      user_id: author.profile.id,
      program_name: 'Haut du corps',
      creator_name: author.profile.username,
      creator_avatar_url: null,
      exercise_count: 2,
      estimated_minutes: 8,
      image_url: null,
      work: [
        expect.objectContaining({
          exercise_id: 'predefined-développé-couché',
          muscle_group_id: 'pectoraux',
          set_count: 2,
        }),
        expect.objectContaining({ exercise_id: 'predefined-traction-en-pronation', set_count: 1 }),
      ],
      rating: null,
      rating_count: 0,
      copy_count: 0,
      created_at: new Date(testApp.clock.now()).toISOString(),
    })
    const { items } = await reader.client.call('get-public-programs', { query: {} })
    expect(items[0]).toEqual(post)
    expect(JSON.stringify(items)).not.toContain(author.form.full_name)
    expect(await isPublic(author, program.id)).toBe(true)
  })

  it('changes nothing when the same post comes again, also at the same moment; another one under its id is refused', async () => {
    const { id } = await author.client.call('create-program', { body: newProgram() })
    const body = newPost(id)
    const [first, ...others] = await Promise.all(
      [1, 2, 3].map(() => author.client.copy().call('create-post', { body })),
    )
    for (const other of others) expect(other).toEqual(first)
    const { rowCount } = await query('SELECT 1 FROM posts WHERE program_id = $1', id)
    expect(rowCount).toBe(1)
    const changed = { body: { ...body, title: 'Autre titre' } }
    expect((await author.client.refusal('create-post', changed)).code).toBe('id-conflict')
  })

  it('does not bring back what was deleted, however late the call comes again', async () => {
    const { program, post } = await publish(author)
    const body = newPost(program.id, { id: post.id })
    await author.client.call('delete-post', { body: { postId: post.id, programId: program.id } })
    expect(await author.client.refusal('create-post', { body })).toMatchObject({ status: 410, code: 'already-deleted' })
    const { rowCount } = await query('SELECT 1 FROM posts WHERE id = $1', post.id)
    expect(rowCount).toBe(0)
  })

  it('may happen several times, and needs neither an id nor a message', async () => {
    const { program } = await publish(author)
    const { id, message } = await author.client.call('create-post', {
      body: { programId: program.id, title: 'Encore' },
    })
    expect([id, message]).toEqual([expect.any(String), ''])
    const { rowCount } = await query('SELECT 1 FROM posts WHERE program_id = $1', program.id)
    expect(rowCount).toBe(2)
  })

  it('shows hostile text as text, without characters that turn or hide it', async () => {
    const title = '<b onclick=x>Dos\u202e</b> & \u2067"large"\u200b'
    const { post } = await publish(author, { title, message: '{{7*7}}\n\u2066ligne 2' }, { name: 'A\u202eB' })
    expect([post.title, post.message, post.program_name]).toEqual([
      '<b onclick=x>Dos</b> & "large"',
      '{{7*7}}\nligne 2',
      'AB',
    ])
    const [{ id: programId }] = [await author.client.call('create-program', { body: newProgram() })]
    for (const wrong of ['', ' \u200b ', '\u202e', '\u0301', 'x'.repeat(101), 'nul\u0000']) {
      const { status } = await author.client.send('create-post', { body: newPost(programId, { title: wrong }) })
      expect([wrong, status]).toEqual([wrong, 400])
    }
    const long = { body: newPost(programId, { message: 'x'.repeat(1001) }) }
    expect((await author.client.send('create-post', long)).status).toBe(400)
  })

  it('shows a name of which nothing can be seen as a dash', async () => {
    const { post } = await publish(author, {}, { name: '\u3164' })
    const card = await author.client.call('get-post', { params: { id: post.id } })
    expect([post.program_name, card.program_name, card.program.name]).toEqual(['–', '–', '–'])
  })

  it('gives no address of a reader away to the host of a picture of its author', async () => {
    await query("UPDATE profiles SET avatar_url = 'https://spy.example/a.png' WHERE id = $1", author.profile.id)
    const { post } = await publish(author, {}, { image_url: 'https://spy.example/p.png' })
    expect(post).toMatchObject({ creator_avatar_url: null, image_url: null })
    const trusting = await testApp.another({ env: { IMAGE_HOSTS: 'spy.example' } })
    const ask = async ({ app }: Pick<OwnTestApp, 'app'>, etag = '') => {
      const headers = { cookie: reader.client.jar.header() ?? '', 'if-none-match': etag }
      return app.inject({ url: '/api/posts', headers })
    }
    const { etag } = (await ask(testApp)).headers
    const shown = await ask(trusting, String(etag))
    expect(shown.statusCode).toBe(200)
    expect(shown.json().items[0].creator_avatar_url).toBe('https://spy.example/a.png')
    await query('UPDATE profiles SET avatar_url = NULL WHERE id = $1', author.profile.id)
    await trusting.close()
  })

  it('is for the premium flag and administrators, of a program of one’s own that is no copy', async () => {
    const { program } = await publish(author)
    const basic = await basicMember(testApp)
    const own = await basic.client.call('create-program', { body: newProgram() })
    const attempt = { body: newPost(own.id) }
    expect(await basic.client.refusal('create-post', attempt)).toMatchObject({ status: 403, code: 'premium-required' })
    expect((await testApp.client().refusal('create-post', attempt)).code).toBe('signed-out')
    expect((await reader.client.refusal('create-post', { body: newPost(program.id) })).code).toBe('not-found')
    const theirs = newProgram({ is_copy: true, exercises: newProgram().exercises.slice(1) })
    const copy = await author.client.call('create-program', { body: theirs })
    expect(copy.is_copy).toBe(true)
    expect((await author.client.refusal('create-post', { body: newPost(copy.id) })).code).toBe('copy-unpublishable')
    await promote(testApp, basic.profile.id)
    expect((await basic.client.call('create-post', attempt)).program_id).toBe(own.id)
  })

  it('is also for programs of time or distance that differ from a copy in these alone', async () => {
    const member = await newcomer(testApp)
    const timed = (details: { seconds?: number; distance?: number }) => [
      {
        exercise_id: 'predefined-développé-couché',
        default_rest: 60,
        sets: [{ reps: 0, weight: 0, rest: 60, ...details }],
      },
    ]
    const make = (details: object, is_copy = false) =>
      member.client.call('create-program', { body: newProgram({ exercises: timed(details), is_copy }) })
    await make({ seconds: 30 }, true)
    await make({ distance: 400 }, true)
    for (const details of [{ seconds: 45 }, { distance: 800 }, { seconds: 30, distance: 400 }]) {
      const own = await make(details)
      expect((await member.client.call('create-post', { body: newPost(own.id) })).program_id).toBe(own.id)
    }
    for (const details of [{ seconds: 30 }, { distance: 400 }]) {
      const attempt = { body: newPost((await make(details)).id) }
      expect((await member.client.refusal('create-post', attempt)).code).toBe('copy-unpublishable')
    }
  })

  it('ends at 300 posts of one person', async () => {
    const full = await newcomer(testApp)
    const { program } = await publish(full)
    await query(
      `INSERT INTO posts (id, user_id, program_id, title, created_at)
       SELECT gen_random_uuid(), $1, $2, 'Encore', now() FROM generate_series(1, 299)`,
      full.profile.id,
      program.id,
    )
    expect((await full.client.refusal('create-post', { body: newPost(program.id) })).code).toBe('posts-full')
    await query('DELETE FROM posts WHERE user_id = $1', full.profile.id)
  })
})

describe('withdrawing a program', () => {
  it('removes all of its posts and leaves the program, also when premium has ended', async () => {
    const member = await newcomer(testApp)
    const { program } = await publish(member)
    await member.client.call('create-post', { body: newPost(program.id) })
    await member.client.call('cancel-plan', { body: {} })
    await member.client.call('unpublish-program', { params: { id: program.id } })
    expect(await isPublic(member, program.id)).toBe(false)
    const { rowCount } = await query('SELECT 1 FROM posts WHERE program_id = $1', program.id)
    expect(rowCount).toBe(0)
  })

  it('also takes back a mark of being public that no post stands for', async () => {
    const { id } = await author.client.call('create-program', { body: newProgram() })
    await query('UPDATE programs SET is_public = true WHERE id = $1', id)
    expect(await isPublic(author, id)).toBe(true)
    await author.client.call('unpublish-program', { params: { id } })
    expect(await isPublic(author, id)).toBe(false)
  })

  it('says by its code which step failed, and then nothing has changed', async () => {
    const { program, post } = await publish(author)
    await query('UPDATE programs SET is_public = true WHERE id = $1', program.id)
    const { pool } = testApp.platform.database
    const attempt = () => author.client.refusal('unpublish-program', { params: { id: program.id } })
    const mendDelete = await breakStatement(pool, 'DELETE', 'posts')
    expect(await attempt()).toMatchObject({ status: 500, code: 'post-delete-failed' })
    const one = { body: { postId: post.id, programId: program.id } }
    expect((await author.client.refusal('delete-post', one)).code).toBe('post-delete-failed')
    await mendDelete()
    await query('ALTER TABLE posts RENAME COLUMN user_id TO author')
    expect((await attempt()).code).toBe('unpublish-check-failed')
    await query('ALTER TABLE posts RENAME COLUMN author TO user_id')
    const mendUpdate = await breakStatement(pool, 'UPDATE', 'programs')
    expect((await attempt()).code).toBe('unpublish-update-failed')
    await mendUpdate()
    expect((await query('SELECT 1 FROM posts WHERE program_id = $1', program.id)).rowCount).toBe(1)
    await author.client.call('unpublish-program', { params: { id: program.id } })
  })

  it('is refused for a program of somebody else, nonsense, and who is signed out', async () => {
    const { program } = await publish(author)
    const params = { id: program.id }
    expect((await reader.client.refusal('unpublish-program', { params })).code).toBe('not-found')
    expect((await reader.client.send('unpublish-program', { params: { id: 'x' } })).status).toBe(400)
    expect((await testApp.client().refusal('unpublish-program', { params })).code).toBe('signed-out')
  })
})

describe('deleting a post', () => {
  it('leaves the other posts of the program, which stays public by them', async () => {
    const { program, post } = await publish(author)
    const second = await author.client.call('create-post', { body: newPost(program.id) })
    await author.client.call('delete-post', { body: { postId: post.id, programId: program.id } })
    expect(await isPublic(author, program.id)).toBe(true)
    await author.client.call('delete-post', { body: { postId: second.id, programId: program.id } })
    expect(await isPublic(author, program.id)).toBe(false)
  })

  it('finds no post of somebody else, and none under a program that is not its own', async () => {
    const { program, post } = await publish(author)
    const other = await publish(author)
    const attempts = [
      [reader, { postId: post.id, programId: program.id }],
      [author, { postId: post.id, programId: other.program.id }],
      [author, { postId: crypto.randomUUID(), programId: program.id }],
    ] as const
    for (const [{ client }, body] of attempts) {
      expect((await client.refusal('delete-post', { body })).code).toBe('not-found')
    }
    expect((await author.client.send('delete-post', { body: { postId: post.id } })).status).toBe(400)
  })

  it('is open to administrators; the author is told by mail, and the audit log notes it', async () => {
    const admin = await newcomer(testApp)
    await promote(testApp, admin.profile.id)
    const { program, post } = await publish(author, { title: 'À retirer' })
    await admin.client.call('delete-post', { body: { postId: post.id, programId: program.id } })
    const [mail] = await mailsTo(testApp, author.form.email)
    expect(mail?.subject).toBe('Votre publication a été retirée de la communauté')
    expect(mail?.text).toContain('« À retirer »')
    const { rows } = await query('SELECT action, subject_id FROM audit_log WHERE actor_id = $1', admin.profile.id)
    expect(rows).toEqual([{ action: 'delete-post', subject_id: author.profile.id }])
  })

  it('happens with the program, the reset of one’s data and the account', async () => {
    const member = await newcomer(testApp)
    const first = await publish(member)
    await member.client.call('delete-program', { params: { id: first.program.id } })
    const second = await publish(member)
    await reader.client.call('rate-post', { params: { id: second.post.id }, body: { rating: 4 } })
    await member.client.call('reset-user-data', { body: {} })
    const third = await publish(member)
    await member.client.call('delete-user-account', { body: {} })
    const ids = [first, second, third].map(({ post }) => post.id)
    expect((await query('SELECT 1 FROM posts WHERE id = ANY($1)', ids)).rowCount).toBe(0)
  })
})
