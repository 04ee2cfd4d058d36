import { createObservable, type Observable } from '../../platform/observable.ts'

/** A newer Fonte: none, fetched and waiting to be used, or asked for and on its way into every tab. */
type Update = 'none' | 'waits' | 'comes'

const state = createObservable<Update>('none')
let waiting: ServiceWorker | null = null

/** How it stands with a newer Fonte. */
export const update: Observable<Update> = state

/** Lets Fonte open without a network. A newer version waits until somebody asks for it, so that none breaks in. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  reloadWithEachVersion()
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  if (await isFormer()) return window.location.reload()
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming)
    })
  })
}

/** How long (ms) the present version may take to answer what it was asked, before the page lets go of its requests. */
const longestAnswer = 5_000

/**
 * Changes to the newer version, here and in all other tabs, once the present one has answered what it was asked. A
 * request of this page that never ends would hold it up for minutes: a reload ends it.
 */
export function applyUpdate(): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' })
  state.set('comes')
  setTimeout(() => window.location.reload(), longestAnswer)
}

/** A page whose worker was replaced, whichever tab asked for it, would fetch its next parts from another version. */
function reloadWithEachVersion(): void {
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) window.location.reload()
    controlled = true
  })
}

/**
 * Whether this page is of the version before its worker's. A page that was on its way while the worker was replaced came
 * from the former one, and is not told: it asked for `controllerchange` too late.
 */
async function isFormer(): Promise<boolean> {
  if (!navigator.serviceWorker.controller) return false
  const kept = await fetch('/index.html').then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  const own = new Set(scriptsOf(document))
  return scriptsOf(new DOMParser().parseFromString(kept, 'text/html')).some((script) => !own.has(script))
}

/** The files of a version have names of their own. */
const scriptsOf = (page: Document) => Array.from(page.querySelectorAll('script[src]'), ({ outerHTML }) => outerHTML)

/** The very first worker has nobody to replace. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return
  waiting = worker
  state.set('waits')
}
