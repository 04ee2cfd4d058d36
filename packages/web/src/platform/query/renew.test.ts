import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { markOld, renewReads } from './renew.ts'

/** A server whose answers are given by hand, oldest question first. */
const slowServer = () => {
  const questions: ((answer: string) => void)[] = []
  const queryFn = () => new Promise<string>((resolve) => questions.push(resolve))
  return { questions, queryFn }
}

it('asks again for what no screen shows, too', async () => {
  const client = new QueryClient()
  let answer = 'before'
  await client.prefetchQuery({ queryKey: ['history', 'totals'], queryFn: () => answer })
  answer = 'after'
  await renewReads(client, ['history'])
  expect(client.getQueryData(['history', 'totals'])).toBe('after')
})

it('does not take an answer that was under way before the change, be it the first', async () => {
  const client = new QueryClient()
  const { questions, queryFn } = slowServer()
  void client.prefetchQuery({ queryKey: ['history', 'totals'], queryFn })
  const renewed = renewReads(client, ['history'])
  questions[0]?.('before')
  questions[1]?.('after')
  await renewed
  expect(client.getQueryData(['history', 'totals'])).toBe('after')
})

it('leaves the mark where an answer was under way before the change, whether the read was marked already or not', async () => {
  const client = new QueryClient()
  const { questions, queryFn } = slowServer()
  const read = { queryKey: ['history', 'totals'], queryFn }
  const isOld = () => client.getQueryState(read.queryKey)?.isInvalidated
  const first = client.fetchQuery(read)
  markOld(client, ['history'])
  questions[0]?.('before')
  expect([await first, isOld()]).toEqual(['before', true])
  const second = client.fetchQuery(read)
  markOld(client, ['history'])
  questions[1]?.('before')
  expect([await second, isOld()]).toEqual(['before', true])
  const third = client.fetchQuery(read)
  questions[2]?.('after')
  expect([await third, isOld()]).toEqual(['after', false])
})

it('brings the new answer to the screens that show it', async () => {
  const client = new QueryClient()
  const { questions, queryFn } = slowServer()
  const shown: (string | undefined)[] = []
  const observer = new QueryObserver(client, { queryKey: ['history', 'totals'], queryFn })
  const leave = observer.subscribe(({ data }) => shown.push(data))
  const renewed = renewReads(client, ['history'])
  questions[1]?.('after')
  await renewed
  leave()
  expect(shown.at(-1)).toBe('after')
  expect(shown).not.toContain('before')
})

it('leaves alone what only the device has answered: its screen asks', async () => {
  const client = new QueryClient()
  client.setQueryData(['history', 'totals'], 'kept')
  await renewReads(client, ['history'])
  expect(client.getQueryState(['history', 'totals'])).toMatchObject({
    data: 'kept',
    isInvalidated: true,
    status: 'success',
  })
})

it('asks nothing where the change is shown already, but leaves it to the next screen', async () => {
  const client = new QueryClient()
  let asked = 0
  const read = { queryKey: ['history', 'totals'], queryFn: () => ++asked, staleTime: 60_000 }
  await client.prefetchQuery(read)
  client.setQueryData(read.queryKey, 40)
  await renewReads(client, ['history'], true)
  expect([asked, client.getQueryData(read.queryKey)]).toEqual([1, 40])
  await client.prefetchQuery(read)
  expect(client.getQueryData(read.queryKey)).toBe(2)
})

it('asks again what was under way before a change that is shown, as its answer would take the change away', async () => {
  const client = new QueryClient()
  const { questions, queryFn } = slowServer()
  client.setQueryData(['history', 'totals'], 'kept')
  void client.prefetchQuery({ queryKey: ['history', 'totals'], queryFn })
  client.setQueryData(['history', 'totals'], 'shown')
  const renewed = renewReads(client, ['history'], true)
  questions[0]?.('before')
  questions[1]?.('after')
  await renewed
  expect(client.getQueryData(['history', 'totals'])).toBe('after')
})
