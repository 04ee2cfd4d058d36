import { afterAll, beforeAll, expect, it } from 'vitest'
import { publish } from '../../test-kit/community.ts'
import { newcomer } from '../../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../../test-kit/start-test-app.ts'

let testApp: OwnTestApp

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
})

afterAll(() => testApp.close())

const secret = 'Épaule gauche opérée'
const set = { reps: 8, reps_max: 12, weight: 60, rest: 90, kind: 'failure' as const, rir: 0 }
const bench = { exercise_id: 'predefined-développé-couché', default_rest: 60, sets: [set] }
const first = { ...bench, group: 1, group_rest: 10 }
const exercises = [
  { ...first, note: secret },
  { ...bench, group: 1, place: 'second' },
]

it('what others read and copy of a program has its kinds, groups, ranges and reserves, and none of its notes', async () => {
  const [author, reader] = [await newcomer(testApp), await newcomer(testApp)]
  const { program, post } = await publish(author, {}, { exercises })
  expect(JSON.stringify(program)).toContain(secret)
  const shown = await reader.client.call('get-program', { params: { id: program.id } })
  const copy = await reader.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
  for (const answer of [shown, copy]) expect(answer.exercises).toMatchObject([first, exercises[1]])

  const changed = [
    ...exercises,
    { exercise_id: 'predefined-traction-en-pronation', default_rest: 60, note: secret, sets: [set] },
  ]
  const { name, description, image_url } = program
  const body = { name, description, image_url, version: program.version, exercises: changed }
  await author.client.call('update-program', { params: { id: program.id }, body })
  const change = await reader.client.call('get-copy-change', { params: { id: copy.id } })
  const taking = { version: copy.version, source_version: change.source_version, leave: [] }
  const take = change.lines.map(({ id }) => id)
  const taken = await reader.client.call('take-copy-change', { params: { id: copy.id }, body: { ...taking, take } })
  expect(taken.exercises).toHaveLength(3)
  const kept = await testApp.platform.database.pool.query('SELECT source::text FROM program_copies')
  const told = [shown, copy, change, taken, kept.rows, await reader.client.call('export-user-data', { body: {} })]
  expect(JSON.stringify(told)).not.toContain(secret)
})

it('a note that its author ticked is read with the post and goes into copies, as it stood then; the others stay private', async () => {
  const [author, reader] = [await newcomer(testApp), await newcomer(testApp)]
  const rows = [
    { ...first, note: 'Banc au cran 3' },
    { ...bench, group: 1, place: 'second', note: secret },
  ]
  const { program, post } = await publish(author, { note_places: [bench.exercise_id] }, { exercises: rows })
  const { name, description, image_url, version } = program
  const body = { name, description, image_url, version, exercises: rows.map((row) => ({ ...row, note: secret })) }
  await author.client.call('update-program', { params: { id: program.id }, body })
  const opened = await reader.client.call('get-post', { params: { id: post.id } })
  const copy = await reader.client.call('copy-post', { params: { id: post.id }, body: { id: crypto.randomUUID() } })
  for (const { exercises: read } of [opened.program, copy]) {
    expect(read.map(({ note }) => note)).toEqual(['Banc au cran 3', undefined])
  }
  expect(JSON.stringify([opened, copy])).not.toContain(secret)
})

it('a note that is not there cannot be shown, and the same post with other notes is another one', async () => {
  const author = await newcomer(testApp)
  const { program, post } = await publish(author, {}, { exercises: [{ ...bench, note: secret }] })
  const { id, title, message } = post
  const again = (note_places: string[], as = id) => ({
    body: { id: as, programId: program.id, title, message, note_places },
  })
  expect(await author.client.refusal('create-post', again(['nowhere'], crypto.randomUUID()))).toMatchObject({
    code: 'invalid-input',
    errors: [{ path: 'body.note_places', reason: 'no-note' }],
  })
  expect((await author.client.refusal('create-post', again([bench.exercise_id]))).code).toBe('id-conflict')
})

it('a page of 0.6.0, which calls the places of the notes otherwise, shows them too, and may send the post again', async () => {
  const [author, reader] = [await newcomer(testApp), await newcomer(testApp)]
  const rows = [{ ...bench, note: 'Banc au cran 3' }]
  const { program, post } = await publish(author, { notes: [bench.exercise_id] }, { exercises: rows })
  const { id, title, message } = post
  const again = { id, programId: program.id, title, message }
  for (const named of [{ notes: [bench.exercise_id] }, { note_places: [bench.exercise_id] }]) {
    expect(await author.client.call('create-post', { body: { ...again, ...named } })).toMatchObject({ id })
  }
  const opened = await reader.client.call('get-post', { params: { id } })
  expect(opened.program.exercises).toMatchObject([{ note: 'Banc au cran 3' }])
})
