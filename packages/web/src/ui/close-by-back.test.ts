import { beforeEach, describe, expect, it, vi } from 'vitest'

interface Entry {
  readonly state: unknown
  readonly href: string
}

/** The history of a browser's tab: where it goes is decided at once; going takes a while, then the page is told. */
class TabHistory {
  entries: Entry[] = [{ state: { page: 'home' }, href: '/' }]
  at = 0

  get state() {
    return this.entries[this.at]?.state
  }

  pushState(state: unknown, _unused: string, href = this.href) {
    this.entries = [...this.entries.slice(0, this.at + 1), { state, href }]
    this.at += 1
  }

  replaceState(state: unknown, _unused: string, href = this.href) {
    this.entries[this.at] = { state, href }
  }

  go(delta: number) {
    const target = this.at + delta
    setTimeout(() => {
      this.at = target
      tab.tell()
    })
  }

  get href() {
    return this.entries[this.at]?.href ?? ''
  }
}

/** A window whose capturing listeners hear first, as browsers have it. */
class Tab {
  readonly #listeners: ((event: { stopImmediatePropagation: () => void }) => void)[] = []

  addEventListener(_type: string, listener: () => void, options?: { capture: boolean }) {
    if (options?.capture) this.#listeners.unshift(listener)
    else this.#listeners.push(listener)
  }

  tell() {
    let goesOn = true
    const stopImmediatePropagation = () => {
      goesOn = false
    }
    for (const listener of this.#listeners) if (goesOn) listener({ stopImmediatePropagation })
  }
}

let tab: Tab
let history: TabHistory
/** The addresses that the router was told of. */
let told: string[]
let openLayer: (close: () => void) => () => void
let overLayers: () => object
let belowLayers: (act: () => void) => void

const settled = () => vi.advanceTimersByTimeAsync(100)

const goBack = async () => {
  history.go(-1)
  await settled()
}

/** A layer that going back closes. */
const layer = async (name: string, closed: string[]) => {
  const leave = openLayer(() => {
    closed.push(name)
    leave()
  })
  await settled()
  return leave
}

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  tab = new Tab()
  history = new TabHistory()
  told = []
  const location = {
    get href() {
      return history.href
    },
  }
  vi.stubGlobal('window', Object.assign(tab, { history, location }))
  vi.stubGlobal('History', TabHistory)
  const module = await import('./close-by-back.ts')
  openLayer = module.openLayer
  overLayers = module.overLayers
  belowLayers = module.belowLayers
  tab.addEventListener('popstate', () => told.push(history.href))
  history.pushState({ page: 'programs' }, '', '/programs')
})

describe('going back', () => {
  it('closes the uppermost layer first, and leaves the page once none is open', async () => {
    const closed: string[] = []
    await layer('window', closed)
    await layer('question', closed)
    await goBack()
    expect(closed).toEqual(['question'])
    await goBack()
    expect(closed).toEqual(['question', 'window'])
    expect([history.href, told]).toEqual(['/programs', []])
    await goBack()
    expect([history.href, told]).toEqual(['/', ['/']])
  })

  it('closes a layer in the same moment in which it opened', async () => {
    const closed: string[] = []
    openLayer(() => closed.push('window'))
    await goBack()
    expect([closed, history.href, told]).toEqual([['window'], '/programs', []])
  })

  it('costs no step more after a layer that was closed otherwise', async () => {
    const leave = await layer('window', [])
    leave()
    await settled()
    expect([history.href, told]).toEqual(['/programs', []])
    await goBack()
    expect([history.href, told]).toEqual(['/', ['/']])
  })

  it('closes the layer that took the place of another', async () => {
    const closed: string[] = []
    const leave = await layer('menu', closed)
    leave()
    await layer('question', closed)
    await goBack()
    expect([closed, history.href, told]).toEqual([['question'], '/programs', []])
  })

  it('closes no layer that opened while the entry of another was taken back', async () => {
    const closed: string[] = []
    const leave = await layer('menu', closed)
    leave()
    await vi.advanceTimersToNextTimerAsync()
    openLayer(() => closed.push('question'))
    await settled()
    expect(closed).toEqual([])
    await goBack()
    expect(closed).toEqual(['question'])
  })

  it('gives a layer its entry in the moment in which that of another is gone', async () => {
    const leave = await layer('menu', [])
    leave()
    await vi.advanceTimersToNextTimerAsync()
    openLayer(() => undefined)
    expect(history.state).toMatchObject({ layer: 1 })
    history.at -= 1
    tab.tell()
    expect(history.entries.map(({ state }) => state)).toEqual([
      { page: 'home' },
      { page: 'programs' },
      { page: 'programs', layer: 1 },
    ])
    expect(history.at).toBe(2)
  })

  it('closes a layer that found the entry of one that was open before a reload', async () => {
    const closed: string[] = []
    history.pushState({ page: 'programs', layer: 1 }, '')
    await layer('window', closed)
    await goBack()
    expect([closed, history.href, told]).toEqual([['window'], '/programs', []])
  })

  it('leads back from a page whose link was followed while the entry of a layer was taken back', async () => {
    const leave = await layer('window', [])
    leave()
    await vi.advanceTimersToNextTimerAsync()
    history.pushState({ page: 'workout' }, '', '/workout')
    await settled()
    expect([history.href, told]).toEqual(['/workout', []])
    await goBack()
    expect([history.href, told]).toEqual(['/programs', ['/programs']])
  })

  it('leads to the page itself after a link out of an open layer', async () => {
    const leave = await layer('window', [])
    history.pushState({ page: 'workout' }, '', '/workout')
    leave()
    await settled()
    await goBack()
    expect([history.href, told]).toEqual(['/programs', ['/programs']])
    await goBack()
    expect(history.href).toBe('/')
  })

  it('leaves what has an address of its own first, then closes the layer below it', async () => {
    const closed: string[] = []
    await layer('window', closed)
    history.pushState({ page: 'sheet', ...overLayers() }, '', '/programs?exercise=squat')
    await settled()
    await goBack()
    expect([history.href, told, closed]).toEqual(['/programs', ['/programs'], []])
    await goBack()
    expect([history.href, told, closed]).toEqual(['/programs', ['/programs'], ['window']])
    await goBack()
    expect([history.href, told]).toEqual(['/', ['/programs', '/']])
  })

  it('closes a layer that opened over what has an address of its own, which stays', async () => {
    const closed: string[] = []
    await layer('window', closed)
    history.pushState({ page: 'sheet', ...overLayers() }, '', '/programs?exercise=squat')
    await layer('question', closed)
    await goBack()
    expect([history.href, told, closed]).toEqual(['/programs?exercise=squat', [], ['question']])
  })

  it('gives the entry of a menu to what opens from it by its address', async () => {
    const leave = await layer('menu', [])
    leave()
    history.pushState({ page: 'sheet', ...overLayers() }, '', '/programs?exercise=squat')
    await settled()
    expect(history.href).toBe('/programs?exercise=squat')
    await goBack()
    expect(history.href).toBe('/programs')
  })
})

describe('what acts below the layers', () => {
  const toList = () => history.replaceState({ page: 'list' }, '', '/list')
  const leaveByBack = async () => {
    await goBack()
    return [history.href, told]
  }

  it('replaces the page’s own entry, which nobody comes back to', async () => {
    const closed: string[] = []
    await layer('window', closed)
    await layer('question', closed)
    belowLayers(toList)
    await settled()
    expect([history.href, closed]).toEqual(['/list', ['question', 'window']])
    expect(await leaveByBack()).toEqual(['/', ['/']])
  })

  it.each(['before', 'after'])('goes back once, also where a layer is closed just %s', async (when) => {
    const leave = await layer('question', [])
    if (when === 'before') leave()
    belowLayers(toList)
    if (when === 'after') leave()
    await settled()
    expect(history.href).toBe('/list')
    expect(await leaveByBack()).toEqual(['/', ['/']])
  })

  it('leaves the page alone that the way back has led to meanwhile', async () => {
    await layer('question', [])
    history.go(-2)
    belowLayers(toList)
    await settled()
    expect(history.entries.map(({ href }) => href)).toEqual(['/', '/programs', '/programs'])
  })

  it('waits for the entry of a layer that was just closed', async () => {
    const leave = await layer('question', [])
    leave()
    await vi.advanceTimersToNextTimerAsync()
    belowLayers(toList)
    await settled()
    expect(history.href).toBe('/list')
    expect(await leaveByBack()).toEqual(['/', ['/']])
  })

  it('acts at once where nothing is open', () => {
    belowLayers(toList)
    expect(history.href).toBe('/list')
  })
})
