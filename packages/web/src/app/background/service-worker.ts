import { createStore, type Watched } from '../../platform/store.ts'

const ready = createStore(false)
let waiting: ServiceWorker | null = null

/** Whether a newer Fonte has been fetched and waits to be used. */
export const updateReady: Watched<boolean> = ready

/** Lets Fonte open without a network. A newer version waits until somebody asks for it, so that none breaks in. */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
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

/** Changes to the newer version and opens the page again with it. */
export function applyUpdate(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting?.postMessage({ type: 'SKIP_WAITING' })
}

/** The very first worker has nobody to replace. */
function offer(worker: ServiceWorker | null): void {
  if (!worker || !navigator.serviceWorker.controller) return
  waiting = worker
  ready.set(true)
}
