import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Output } from '../test-kit/caller.ts'
import { publish } from '../test-kit/community.ts'
import { type Member, newcomer, promote } from '../test-kit/factories.ts'
import { type OwnTestApp, startTestApp } from '../test-kit/start-test-app.ts'

let testApp: OwnTestApp
let author: Member
let admin: Member

beforeAll(async () => {
  testApp = await startTestApp({ library: true })
  author = await newcomer(testApp)
  admin = await newcomer(testApp)
  await promote(testApp, admin.profile.id)
})

afterAll(() => testApp.close())

const file = async (content: string, report_type: 'Bug' | 'Idée' | 'Comportement inapproprié' = 'Bug') => {
  testApp.clock.advance({ seconds: 1 })
  return author.client.call('create-report', { body: { id: crypto.randomUUID(), report_type, content } })
}
const list = (query: Parameters<typeof read>[0] = {}) => read(query)
const read = (query: {
  status?: 'Ouvert' | 'En cours' | 'Fermé'
  type?: 'Bug' | 'Idée' | 'Comportement inapproprié'
  search?: string
  cursor?: string
}): Promise<Output<'get-reports'>> => admin.client.call('get-reports', { query })
const texts = ({ items }: Output<'get-reports'>) => items.map(({ content }) => content)

/** All pages, one after the other. */
const walk = async (query: Parameters<typeof read>[0]) => {
  const found: string[] = []
  let page = await list(query)
  found.push(...texts(page))
  while (page.next !== null) {
    page = await list({ ...query, cursor: page.next })
    found.push(...texts(page))
  }
  return found
}

describe('the list of tickets', () => {
  it('is empty before anybody has written', async () => {
    expect(await list()).toEqual({
      items: [],
      next: null,
      total: 0,
      counts: { Ouvert: 0, 'En cours': 0, Fermé: 0 },
    })
  })

  it('shows everything that was written, the newest first, with name and address of that day', async () => {
    const filed = await file('Le minuteur ne sonne pas.')
    expect((await list()).items[0]).toEqual({
      ...filed,
      user_id: author.profile.id,
      user_username: author.profile.username,
      user_email: author.form.email,
      post_id: null,
      post_title: null,
      post_is_there: false,
      answered_at: null,
      answered_by: null,
      version: 1,
    })
  })

  it('comes in pages that leave nothing out and repeat nothing', async () => {
    const written: string[] = []
    for (let number = 1; number <= 60; number++) {
      const content = `page ${number}`
      written.unshift(content)
      await file(content)
    }
    const pages = await walk({})
    expect(pages.slice(0, 60)).toEqual(written)
    expect(await walk({ search: 'page' })).toEqual(written)
    expect((await list({ search: 'page' })).items).toHaveLength(25)
  })

  it('is filtered by status and type, with the totals of both', async () => {
    const idea = await file('Un superset', 'Idée')
    await admin.client.call('update-report-status', { params: { id: idea.id }, body: { status: 'En cours' } })
    const found = await list({ status: 'En cours', type: 'Idée' })
    expect([texts(found), found.total]).toEqual([['Un superset'], 1])
    expect(found.counts).toMatchObject({ 'En cours': 1, Fermé: 0 })
    expect((await list({ status: 'Fermé' })).items).toEqual([])
    expect((await list({ type: 'Idée' })).total).toBe(1)
  })

  it('is searched without regard to case and accents, by text, username, address and title of the post', async () => {
    await file('Écran FIGÉ au lancement')
    for (const search of ['ecran fige', 'LANCEMENT écran', `fige ${author.form.username}`, 'figé lifters.example']) {
      const found = await list({ search })
      expect([search, texts(found), found.total]).toEqual([search, ['Écran FIGÉ au lancement'], 1])
    }
    expect((await list({ search: 'figé', status: 'Fermé' })).items).toEqual([])
    expect((await list({ search: '100 % _ \\ introuvable' })).total).toBe(0)
  })

  it('counts a search up to a thousand, and lists all of it in its order', async () => {
    const crowd = await newcomer(testApp)
    await testApp.platform.database.pool.query(
      `INSERT INTO reports (id, user_id, report_type, content, user_username, user_email, created_at, search_text)
       SELECT gen_random_uuid(), $1, 'Bug', 'foule ' || n, 'foule', 'foule@lifters.example',
         timestamptz '2026-01-01' + n * interval '1 minute', ' foule ' || n FROM generate_series(1, 1001) AS n`,
      [crowd.profile.id],
    )
    const found = await list({ search: 'foule' })
    expect(found.total).toBeNull()
    const all = await walk({ search: 'foule' })
    expect([all.length, all[0], all.at(-1)]).toEqual([1001, 'foule 1001', 'foule 1'])
    expect((await list()).total).toBeNull()
  })

  it('keeps hostile text as it is, for the page to show as text', async () => {
    const hostile = '<img src=x onerror=alert(1)> \u202egnp.exe " OR 1=1 --'
    await file(hostile)
    expect(texts(await list({ search: 'onerror' }))).toEqual([hostile])
  })

  it('refuses nonsense', async () => {
    for (const query of [
      { status: 'Perdu' },
      { type: 'Autre' },
      { cursor: 'x y' },
      { cursor: 'abcd' },
      { sort: 'old' },
    ]) {
      expect((await admin.client.send('get-reports', { query })).status).toBe(400)
    }
  })
})

describe('a ticket that names a post', () => {
  it('says whether the post still stands, and keeps its title after it has gone', async () => {
    const publisher = await newcomer(testApp)
    const { post, program } = await publish(publisher, { title: 'Sèche 7 jours' })
    const content = 'Promet huit kilos en moins.'
    const body = { id: crypto.randomUUID(), content }
    testApp.clock.advance({ seconds: 1 })
    await author.client.call('report-post', { params: { id: post.id }, body })
    const named = { post_id: post.id, post_title: 'Sèche 7 jours' }
    expect((await list({ search: 'seche' })).items[0]).toMatchObject({ ...named, post_is_there: true })
    await publisher.client.call('delete-post', { body: { postId: post.id, programId: program.id } })
    expect((await list({ search: 'seche' })).items[0]).toMatchObject({ ...named, post_is_there: false })
  })
})
