import { beforeEach, describe, expect, it } from 'vitest'
import { NetworkFailure, StrangeAnswer } from '../../../platform/api/api-problem.ts'
import { newsIdOf } from './rows/log-rows.ts'
import { entry, idsIn, openDevice, pageOf, stored } from './test-kit/log-kit.ts'

let own: ReturnType<typeof openDevice>

beforeEach(() => {
  own = openDevice()
})

/** A page as it is after a reload, without a network. */
const reopened = async () => {
  const tab = own.open()
  await tab.readDevice('ada')
  return tab
}

describe('the training log of a device', () => {
  it('comes by pages, newest first, and says on its way how much is there', async () => {
    const tab = own.open()
    const seen: unknown[] = []
    tab.log.subscribe(() => seen.push([tab.log.get().entries.length, tab.log.get().of, tab.log.get().isWhole]))
    own.answerWith(async (since) =>
      since
        ? pageOf([entry('c', 2)], { of: 3, next: '3.3' })
        : pageOf([entry('a', 1), entry('b', 3)], { start_over: true, of: 3, next: '2.3', more: true }),
    )
    await tab.catchUp('ada')
    expect(own.device.asked).toEqual([undefined, '2.3'])
    expect(idsIn(tab)).toEqual(['b', 'c', 'a'])
    expect(seen).toEqual([
      [0, null, false],
      [2, 3, false],
      [3, 3, true],
    ])
  })

  it('is there after a reload without a network, each entry as it was', async () => {
    const whole = entry('a', 1, {
      program_id: '0198c0de-0000-7000-8000-000000000001',
      started_at: '2026-10-31T23:00:00.000Z',
      utc_offset: -300,
      origin: 'hand',
      version: 4,
      notes: { workout: 'Forme', places: { squat: 'Bas' } },
      sets: [
        { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 102.06, weight_lb: 225, kind: 'failure' },
        { exercise_id: 'planche', exercise_name: 'Planche', reps: 0, weight: 0, seconds: 60, note: 'Long' },
        { exercise_id: 'squat', exercise_name: 'Squat', reps: 5, weight: 60 },
      ],
    })
    const news = { ...whole, id: 'b', completed_at: entry('b', 2).completed_at }
    own.answerWith(async () => pageOf([whole], { start_over: true }))
    const before = own.open()
    await before.catchUp('ada')
    await before.take({ stored: stored(news) })
    own.answerWith(() => Promise.reject(new NetworkFailure('offline')))
    const after = own.open()
    await expect(after.catchUp('ada')).rejects.toBeInstanceOf(NetworkFailure)
    expect(after.log.get()).toMatchObject({ isWhole: true, entries: [news, whole] })
  })

  it('goes on where a page was left in the middle: what had come by then is not asked for again', async () => {
    own.answerWith((since) =>
      since
        ? Promise.reject(new NetworkFailure('killed'))
        : Promise.resolve(pageOf([entry('a')], { start_over: true, of: 2, next: '1.2', more: true })),
    )
    await expect(own.open().catchUp('ada')).rejects.toBeInstanceOf(NetworkFailure)
    own.answerWith(async () => pageOf([entry('b', 2)], { next: '2.2' }))
    const next = own.open()
    await next.catchUp('ada')
    expect(own.device.asked).toEqual([undefined, '1.2', '1.2'])
    expect([idsIn(next), next.log.get().isWhole]).toEqual([['b', 'a'], true])
  })

  it('loses what was deleted elsewhere, and takes what was changed', async () => {
    const tab = own.open()
    own.answerWith(async () => pageOf([entry('a'), entry('b', 2)], { start_over: true }))
    await tab.catchUp('ada')
    own.answerWith(async () => pageOf([entry('a', 9, { version: 2 })], { gone: ['b'], next: '4.4' }))
    await tab.catchUp('ada')
    expect(tab.log.get().entries).toMatchObject([{ id: 'a', version: 2 }])
    expect(await own.storage.rows('training', 'ada')).toHaveLength(1)
  })

  it('starts over where the server says so, and where it stands lower than it did: it was restored', async () => {
    const tab = own.open()
    own.device.revision = 9
    own.answerWith(async () => pageOf([entry('lost')], { start_over: true, next: '5.5' }))
    await tab.catchUp('ada')
    own.device.revision = 4
    own.answerWith(async (since) => pageOf([entry('a')], { start_over: since === undefined, next: '3.3' }))
    await tab.catchUp('ada')
    expect([own.device.asked, idsIn(tab)]).toEqual([[undefined, undefined], ['a']])
    expect(await own.storage.rows('training', 'ada')).toHaveLength(1)
  })

  it('starts over where the very answer tells that the server was restored', async () => {
    const tab = own.open()
    own.device.revision = 9
    own.answerWith(async () => pageOf([entry('lost')], { start_over: true, next: '5.5' }))
    await tab.catchUp('ada')
    own.answerWith(async (since) => {
      own.device.revision = 4
      return pageOf(since ? [] : [entry('a')], { start_over: since === undefined, next: '6.6' })
    })
    await tab.catchUp('ada')
    expect([own.device.asked, idsIn(tab)]).toEqual([[undefined, '5.5', undefined], ['a']])
    expect(await own.storage.rows('training', 'ada')).toHaveLength(1)
  })

  it.each(['{', 'null', '[[], {"sets": [["x"]]}]'])('comes anew where a row is spoilt: %s', async (packed) => {
    own.answerWith(async (since) => pageOf(since ? [] : [entry('a'), entry('b', 2)], { start_over: !since }))
    await own.open().catchUp('ada')
    await own.storage.write([{ store: 'training', put: { user_id: 'ada', id: 'a', packed } }])
    const tab = own.open()
    await tab.readDevice('ada')
    expect(tab.log.get().isWhole).toBe(false)
    await tab.catchUp('ada')
    expect([own.device.asked, idsIn(tab)]).toEqual([
      [undefined, undefined],
      ['b', 'a'],
    ])
    await own.open().catchUp('ada')
    expect(own.device.asked).toEqual([undefined, undefined, '1.1'])
  })

  it('is brought up to date also where the device’s clock was ahead and has been put right', async () => {
    const tab = own.open()
    own.device.clock = Date.UTC(2030, 0, 1)
    own.answerWith(async () => pageOf([entry('a')], { start_over: true }))
    await tab.catchUp('ada')
    own.device.clock = Date.UTC(2026, 10, 22)
    own.answerWith(async () => pageOf([entry('b', 2)], { next: '2.2' }))
    await tab.catchUp('ada')
    expect(idsIn(tab)).toEqual(['b', 'a'])
  })

  it('takes nothing from a stranger, not even a part', async () => {
    const tab = own.open()
    const page = pageOf([entry('a'), entry('b')], { start_over: true })
    const strange = { ...page, entries: page.entries.map((one, at) => (at === 1 ? { ...one, sets: [['x']] } : one)) }
    own.answerWith(async () => strange as unknown as typeof page)
    await expect(tab.catchUp('ada')).rejects.toBeInstanceOf(StrangeAnswer)
    expect([idsIn(tab), await own.storage.rows('training', 'ada')]).toEqual([[], []])
  })

  it('holds measures of the body by their days, beside the workouts', async () => {
    const tab = own.open()
    const measures = [
      ['2026-11-20', 'weight', 80],
      ['2026-11-18', 'weight', 81],
      ['2026-11-20', 'mood', 3],
    ]
    own.answerWith(async () => pageOf([entry('a')], { start_over: true, measures }))
    await tab.catchUp('ada')
    const before = tab.log.get()
    expect(before.measures.map(({ day, value }) => [day, value])).toEqual([
      ['2026-11-18', 81],
      ['2026-11-20', 80],
    ])
    await tab.take({ measures: [{ day: '2026-11-18', kind: 'weight', value: null }] })
    expect(tab.log.get().measures).toEqual([{ day: '2026-11-20', kind: 'weight', value: 80 }])
    // Nothing is computed anew from workouts that have not changed.
    expect(tab.log.get().entries).toBe(before.entries)
    const after = own.open()
    own.answerWith(async () => pageOf([], { measures: [['2026-11-18', 'weight']] }))
    await after.catchUp('ada')
    expect(after.log.get()).toMatchObject({ entries: [{ id: 'a' }], measures: [{ day: '2026-11-20' }] })
  })

  it('shows at once what the server has just answered, until a page that was asked for later tells', async () => {
    const tab = own.open()
    own.answerWith(async () => pageOf([entry('a')], { start_over: true }))
    await tab.catchUp('ada')
    await tab.take({ stored: stored(entry('b', 2)) })
    await tab.take({ gone: 'a' })
    expect([idsIn(tab), idsIn(await reopened())]).toEqual([['b'], ['b']])
    own.answerWith(async () => pageOf([entry('b', 3, { version: 2 })], { gone: ['a'], next: '4.4' }))
    await tab.catchUp('ada')
    expect((await reopened()).log.get().entries).toEqual(tab.log.get().entries)
    expect(tab.log.get().entries).toMatchObject([{ id: 'b', version: 2 }])
    expect(await own.storage.rows('training', 'ada')).toHaveLength(1)
  })

  it('reads news as earlier Fontes kept them, packed as a page is', async () => {
    const { exercises, entries } = pageOf([entry('b', 2)])
    const news = { b: [exercises, entries[0]], 'measure 2026-11-18 weight': ['2026-11-18', 'weight', 81], gone: null }
    for (const [id, kept] of Object.entries(news)) {
      const put = { user_id: 'ada', id: newsIdOf(id), packed: JSON.stringify(kept) }
      await own.storage.write([{ store: 'training', put }])
    }
    expect((await reopened()).log.get()).toMatchObject({
      entries: [entry('b', 2)],
      measures: [{ day: '2026-11-18', kind: 'weight', value: 81 }],
    })
  })

  it('lays no older state over what a page has brought, though the answer that tells it comes after', async () => {
    const tab = own.open()
    own.answerWith(async () => pageOf([entry('a', 1, { version: 3 })], { start_over: true }))
    await tab.catchUp('ada')
    await tab.take({ stored: stored(entry('a', 1, { version: 2 })) })
    expect(tab.log.get().entries).toMatchObject([{ version: 3 }])
    expect((await reopened()).log.get().entries).toMatchObject([{ version: 3 }])
  })

  it('keeps what was answered while a page was under way, which may not have it', async () => {
    const tab = own.open()
    own.answerWith(async () => {
      await tab.take({ stored: stored(entry('b', 2)) })
      return pageOf([entry('a')], { start_over: false })
    })
    await tab.catchUp('ada')
    expect([idsIn(tab), idsIn(await reopened())]).toEqual([
      ['b', 'a'],
      ['b', 'a'],
    ])
  })

  it('keeps the later of two answers about a workout where only the first was there as a page was asked for', async () => {
    const tab = own.open()
    await tab.readDevice('ada')
    await tab.take({ stored: stored(entry('b', 2, { version: 2 })) })
    own.answerWith(async () => {
      await tab.take({ stored: stored(entry('b', 2, { version: 3 })) })
      return pageOf([entry('b', 2, { version: 2 })])
    })
    await tab.catchUp('ada')
    expect([tab, await reopened()].map(({ log }) => log.get().entries)).toMatchObject([
      [{ version: 3 }],
      [{ version: 3 }],
    ])
  })

  it('does not bring back what was deleted elsewhere, though the answer to a change of it comes after', async () => {
    const tab = own.open()
    own.answerWith(async () => pageOf([entry('a'), entry('b', 2)], { start_over: true }))
    await tab.catchUp('ada')
    own.answerWith(async () => pageOf([], { gone: ['b'], next: '3.3' }))
    await tab.catchUp('ada')
    await tab.take({ stored: stored(entry('b', 2, { version: 2 })) })
    own.answerWith(async () => pageOf([], { next: '3.3' }))
    await tab.catchUp('ada')
    expect([idsIn(tab), idsIn(await reopened())]).toEqual([['a'], ['a']])
  })
})
