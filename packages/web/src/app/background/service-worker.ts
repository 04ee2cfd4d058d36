import { createStore, type Watched } from '../../platform/store.ts'

const ready = createStore(false)
let waiting: ServiceWorker | null = null

/** Whether a newer Fonte has been fetched and waits to be used. */
export const updateReady: Watched<boolean> = ready

/** Lets Fonte open without a network. A newer version waits until somebody asks for it, so that none breaks in. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  reloadWithEachVersion()
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null)
  if (!registration) return
  offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offer(coming)
    })
  })
}

/** Changes to the newer version, here and in all other tabs. */
export function applyUpdate(): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/** A page whose worker was replaced, whichever tab asked for it, would fetch its next parts from another version. */
function reloadWithEachVersion(): void {
  let controlled = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) window.location.reload()
    controlled = true
  })
}

/** The very first worker has nobody to replace. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return
  waiting = worker
  ready.set(true)
}
