import type { Post } from '@fonte/contract/community/post'
import type { InfiniteData } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NetworkFailure } from '../../platform/api/api-problem.ts'
import { queryClient } from '../../platform/query/query-client.ts'
import { programsKey } from '../program/program-list.ts'
import { removePost, sendRating, setHidden, takeCopy } from './post-commands.ts'
import { listedPosts, postQuery, postsQuery } from './post-reads.ts'
import { aPost, aProgram, network } from './test-kit/community-kit.ts'

const whole = postsQuery({}).queryKey
const found = postsQuery({ q: 'dos' }).queryKey
const listed = (key: typeof whole) => listedPosts(queryClient.getQueryData(key)).map(({ title }) => title)

const pages = (...items: ReturnType<typeof aPost>[][]): InfiniteData<never, null> => ({
  pages: items.map((page) => ({ items: page, next: null })) as never[],
  pageParams: items.map(() => null),
})

beforeEach(() => {
  queryClient.setQueryData(whole, pages([aPost(1), aPost(2)], [aPost(3, { user_id: 'zoe' })]))
  queryClient.setQueryData(found, pages([aPost(2)]))
  queryClient.setQueryData(programsKey, { items: [] })
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

it('lists a post once that moved to the next page while the pages were read', () => {
  expect(listedPosts(pages([aPost(1), aPost(2)], [aPost(2), aPost(3)])).map(({ title }) => title)).toEqual([
    'Publication 1',
    'Publication 2',
    'Publication 3',
  ])
})

describe('a copy', () => {
  it('stands among one’s programs at once', async () => {
    network({ answer: aProgram(7, { is_copy: true, name: 'Copie' }) })
    await takeCopy(aPost(1))
    expect(queryClient.getQueryData(programsKey)).toMatchObject({ items: [{ name: 'Copie', is_copy: true }] })
  })

  it.each(['no network', 'page of a proxy'] as const)(
    'is made under the same id where the first try had no answer (%s), and under another the next time',
    async (trouble) => {
      const sent = network(trouble, { answer: aProgram(7) }, { answer: aProgram(8) })
      await expect(takeCopy(aPost(1))).rejects.toBeInstanceOf(NetworkFailure)
      await takeCopy(aPost(1))
      await takeCopy(aPost(1))
      const [first, second, third] = sent.map(({ body }) => (body as { id: string }).id)
      expect(second).toBe(first)
      expect(third).not.toBe(first)
    },
  )
})

describe('a post that is deleted', () => {
  it('leaves every list at once', async () => {
    const sent = network({})
    const removal = removePost(aPost(2))
    expect([listed(whole), listed(found)]).toEqual([['Publication 1', 'Publication 3'], []])
    await removal
    expect(sent[0]?.body).toEqual({ postId: aPost(2).id, programId: aPost(2).program_id })
  })

  it('is back in its place where that fails', async () => {
    network({ refusal: 'post-delete-failed' })
    await expect(removePost(aPost(2))).rejects.toMatchObject({ code: 'post-delete-failed' })
    expect([listed(whole), listed(found)]).toEqual([
      ['Publication 1', 'Publication 2', 'Publication 3'],
      ['Publication 2'],
    ])
  })

  it('stays away where it was gone already', async () => {
    network({ refusal: 'not-found' })
    await removePost(aPost(2))
    expect([listed(whole), listed(found)]).toEqual([['Publication 1', 'Publication 3'], []])
  })

  it('brings no older list back where that fails: what was read meanwhile stays, and is read once more', async () => {
    network({ refusal: 'post-delete-failed' })
    const removal = removePost(aPost(2))
    queryClient.setQueryData(whole, pages([aPost(4), aPost(2), aPost(3)]))
    await expect(removal).rejects.toMatchObject({ code: 'post-delete-failed' })
    expect([listed(whole), listed(found)]).toEqual([
      ['Publication 4', 'Publication 2', 'Publication 3'],
      ['Publication 2'],
    ])
    expect([whole, found].map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, false])
  })
})

it('shows the figures that the server answers to a rating', async () => {
  const sent = network({ answer: { rating: 4.3, rating_count: 12, own_rating: 5 } })
  await sendRating(aPost(2).id, 5)
  expect(sent[0]).toEqual({ path: `/api/posts/${aPost(2).id}/rating`, body: { rating: 5 } })
  const rated = listedPosts(queryClient.getQueryData(found))
  expect(rated).toMatchObject([{ rating: 4.3, rating_count: 12 }])
  expect(rated[0]).not.toHaveProperty('own_rating')
})

it.each([
  ['copied', takeCopy],
  ['rated', ({ id }: Post) => sendRating(id, 5)],
] as const)(
  'a post that turns out to be gone as it is %s is asked for anew, so that its details say so',
  async (_, act) => {
    const { queryKey } = postQuery(aPost(2).id)
    queryClient.setQueryData(queryKey, aPost(2) as never)
    network({ refusal: 'not-found' })
    await expect(act(aPost(2))).rejects.toMatchObject({ code: 'not-found' })
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  },
)

describe('an author', () => {
  it('is hidden with all posts at once, and back where that fails', async () => {
    network({ refusal: 'hidden-authors-full' })
    const hiding = setHidden('lea', true)
    expect(listed(whole)).toEqual(['Publication 3'])
    await expect(hiding).rejects.toMatchObject({ code: 'hidden-authors-full' })
    expect(listed(whole)).toHaveLength(3)
  })
})
