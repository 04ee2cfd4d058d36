// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyUpdate, startServiceWorker, update } from './service-worker.ts'

/** A script of a type that nobody loads. */
const head = (script: string) => `<head><script src="${script}" type="text/plain"></script></head>`

/** A page with that script, under a worker that keeps `kept`. */
function pageUnderWorker({
  script,
  kept,
  controlled = true,
}: {
  script: string
  kept: Response
  controlled?: boolean
}) {
  vi.stubEnv('PROD', true)
  document.head.innerHTML = head(script)
  const registration = Object.assign(new EventTarget(), { waiting: null, installing: null })
  const register = async () => registration
  const controller = controlled ? {} : null
  vi.stubGlobal('navigator', { serviceWorker: Object.assign(new EventTarget(), { controller, register }) })
  vi.stubGlobal('fetch', async (path: string) => (path === '/index.html' ? kept.clone() : Response.error()))
}

const reload = vi.spyOn(window.location, 'reload')

beforeEach(() => {
  reload.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
})

it('a newer version that is held up by a request of the page comes with a reload, which ends the request', () => {
  vi.useFakeTimers()
  applyUpdate()
  expect(update.get()).toBe('comes')
  vi.advanceTimersByTime(4_999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledOnce()
})

it('a page that was on its way while its worker was replaced is loaded again, in the version of the worker', async () => {
  pageUnderWorker({ script: '/assets/base-old.js', kept: new Response(head('/assets/base-new.js')) })
  await startServiceWorker()
  expect(reload).toHaveBeenCalledOnce()
})

it.each([
  ['of the version of its worker', { kept: new Response(head('/assets/base.js')) }],
  ['whose worker has no answer', { kept: new Response(head('/assets/base-new.js'), { status: 503 }) }],
  ['that no worker controls', { kept: new Response(head('/assets/base-new.js')), controlled: false }],
])('a page %s stays', async (_, worker) => {
  pageUnderWorker({ script: '/assets/base.js', ...worker })
  await startServiceWorker()
  expect(reload).not.toHaveBeenCalled()
})
