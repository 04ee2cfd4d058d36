import { beforeEach, describe, expect, it } from 'vitest'
import { forgetPerson } from '../../../platform/storage/forget-person.ts'
import { entry, idsIn, openDevice, pageOf, stored } from './test-kit/log-kit.ts'

let own: ReturnType<typeof openDevice>

beforeEach(() => {
  own = openDevice()
})

describe('several tabs of a browser', () => {
  it('ask once for all of them, and show the same', async () => {
    const [one, other] = [own.open(), own.open()]
    own.answerWith(async (since) => pageOf(since ? [] : [entry('a')], { start_over: !since }))
    await Promise.all([one.catchUp('ada'), other.catchUp('ada')])
    expect(own.device.asked).toHaveLength(1)
    await one.take({ stored: stored(entry('b', 2)) })
    own.answerWith(async () => pageOf([entry('b', 2)], { next: '2.2' }))
    await other.catchUp('ada')
    expect([idsIn(one), idsIn(other)]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ])
  })

  it('show what came before they had read the log together with all that the device has', async () => {
    const [one, other] = [own.open(), own.open()]
    own.answerWith(async () => pageOf([entry('a')], { start_over: true }))
    await one.catchUp('ada')
    await other.take({ stored: stored(entry('b', 2)) })
    expect(other.log.get().userId).toBeNull()
    await other.readDevice('ada')
    expect(idsIn(other)).toEqual(['b', 'a'])
  })
})

describe('a tab that was asleep', () => {
  it('shows what others brought meanwhile as soon as it asks again, also where there is nothing new', async () => {
    const [one, asleep] = [own.open(), own.open()]
    own.answerWith(async () => pageOf([entry('a'), entry('b', 2)], { start_over: true }))
    await asleep.catchUp('ada')
    own.device.asleep = asleep
    own.answerWith(async () => pageOf([entry('c', 3)], { gone: ['b'], next: '4.4' }))
    await one.catchUp('ada')
    expect(idsIn(asleep)).toEqual(['b', 'a'])
    own.answerWith(async () => pageOf([], { next: '4.4' }))
    await asleep.catchUp('ada')
    expect(idsIn(asleep)).toEqual(['c', 'a'])
  })

  it('shows what it missed with the next that it is told', async () => {
    const [one, asleep] = [own.open(), own.open()]
    own.answerWith(async () => pageOf([entry('a')], { start_over: true }))
    await asleep.catchUp('ada')
    own.device.asleep = asleep
    own.answerWith(async () => pageOf([entry('b', 2)], { next: '2.2' }))
    await one.catchUp('ada')
    own.device.asleep = null
    own.answerWith(async () => pageOf([entry('c', 3)], { next: '3.3' }))
    await one.catchUp('ada')
    await expect.poll(() => idsIn(asleep)).toEqual(['c', 'b', 'a'])
  })
})

describe('two people on one device', () => {
  it('never see each other’s log', async () => {
    const tab = own.open()
    own.answerWith(async () => pageOf([entry('adas')], { start_over: true }))
    await tab.catchUp('ada')
    own.device.signedIn = 'ben'
    tab.forget()
    own.answerWith(async () => pageOf([entry('bens')], { start_over: true }))
    await tab.catchUp('ben')
    expect(tab.log.get()).toMatchObject({ userId: 'ben', entries: [{ id: 'bens' }] })
    expect(await own.storage.rows('training', 'ada')).toHaveLength(1)
  })

  it('leave nothing behind when they sign out, also where an answer was under way', async () => {
    const tab = own.open()
    let answer: (page: ReturnType<typeof pageOf>) => void = () => undefined
    own.answerWith(() => new Promise((resolve) => (answer = resolve)))
    const asked = tab.catchUp('ada')
    await expect.poll(() => own.device.asked.length).toBe(1)
    own.device.signedIn = null
    tab.forget()
    await forgetPerson(own.storage, 'ada', { unsent: 'stays' })
    answer(pageOf([entry('a')], { start_over: true }))
    await asked
    expect([await own.storage.rows('training', 'ada'), await own.storage.rows('kept', 'ada')]).toEqual([[], []])
    expect(tab.log.get().userId).toBeNull()
  })
})
